/** Begins to follow a game with the printed cards on this device. */
import { append, EMPTY_LOG, penOf, writeEntry } from "@stillwater/companion";
import type { Setup } from "@stillwater/engine";
import { uuid } from "@/play/table/uuid";
import { newSecret } from "./pens";
import { follow, keepLines } from "./shelf";

interface Beginning {
  readonly setup: Setup;
  readonly code: string;
  /** Clockwise. */
  readonly names: readonly string[];
  /** The name this device writes under. */
  readonly by: string;
}

/** The id of the game; rejects where this browser keeps nothing. */
export async function beginFollowing({ setup, code, names, by }: Beginning): Promise<string> {
  const id = uuid();
  const secret = newSecret();
  const begun = append(EMPTY_LOG, penOf(secret, by), { kind: "begin", setup, names });
  if (begun === undefined) throw new Error("a game that cannot begin");
  await keepLines(id, [{ id: begun.entry.id, line: writeEntry(begun.entry) }]);
  await follow({ id, code, names, by, secrets: [secret], changedAt: new Date().toISOString() });
  return id;
}

/** Where a followed game is. */
export const trackPath = (locale: string, id: string): string => `/${locale}/companion/game?game=${id}`;
