/** The rules of a table that is played here. Its page has those of its game, and fetches those of modules where they are many. */
import { type Options, type Rulebook, readOptions } from "@stillwater/engine";
import { composedOnce, isComposed, positionIn, rulebookAtHand } from "@stillwater/engine/in-part/alone";
import { type Frame, foldingBy, withEarlier } from "@stillwater/table/session";
import { use } from "react";
import { fetched } from "@/layout/late";
import type { TableRules } from "@/stage/early";

/** The game that a page is about. */
interface GameRules<O extends Options> {
  readonly is: (options: Options) => options is O;
  /** Composes its rulebook of what the page has; null where that does not do. */
  readonly here: (options: O) => Rulebook | null;
  /** Fetches the rules of its modules, where the page has not got them. */
  readonly whole?: () => Promise<(options: O) => Rulebook>;
}

const everyGame = () => import("@stillwater/engine/in-part/any");

const folding = foldingBy((line) => positionIn(line, rulebookAtHand));

export function rulesBy<O extends Options>({ is, here, whole }: GameRules<O>): TableRules {
  const fetchFor = async (options: Options): Promise<unknown> => {
    if (whole !== undefined && is(options)) return composedOnce(options, await whole());
    // The page came without its table, or that was changed for another game while it waited.
    const { rulebookFor } = await everyGame();
    return rulebookFor(options);
  };
  const coming = new Map<string, Promise<unknown>>();
  const untilReadable = (frame: Frame): Promise<unknown> | null => {
    if (frame.kind !== "table" || frame.view.position === null) return null;
    const { code } = frame.view;
    const read = readOptions(code);
    // What cannot be read is told of where it is read.
    if (!read.ok || isComposed(read.value)) return null;
    const options = read.value;
    const known = is(options) ? here(options) : null;
    if (known !== null) {
      composedOnce(options, () => known);
      return null;
    }
    const load = () => fetchFor(options);
    // A server has its files: there it is a defect.
    const came =
      coming.get(code) ??
      (typeof window === "undefined" ? load() : fetched(load)).finally(() => coming.delete(code));
    coming.set(code, came);
    return came;
  };
  return { ...folding, withEarlier, untilReadable };
}

/**
 * Waits until what a page came with can be read. For a component without hooks: React gives up on one that has any and asks
 * once and then, with the rules there, not again.
 */
export function useReadable({ untilReadable }: TableRules, first: readonly Frame[] | null): void {
  for (const frame of first ?? []) {
    const coming = untilReadable(frame);
    if (coming !== null) use(coming);
  }
}
