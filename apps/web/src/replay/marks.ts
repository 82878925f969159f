/** Where something happened in a game, for the scrubber: after which move, and what. */
import { gauge } from "@stillwater/engine";
import type { Course } from "./course";

/** Acts that stand out from laying cards and discarding them. */
const TOLD = [
  "start",
  "finish",
  "summit",
  "monster",
  "compass",
  "sweep",
  "swap",
  "campfire",
  "herd",
  "rope",
] as const;

export type MarkKind = (typeof TOLD)[number] | "storm" | "low" | "aground";

export interface Mark {
  /** After so many moves. */
  readonly at: number;
  readonly kind: MarkKind;
}

/** The marks of a course in order. */
export function marksOf({ rulebook, moves, tables }: Course): readonly Mark[] {
  const marks: Mark[] = [];
  let word = "calm";
  moves.forEach(({ act, facts }, index) => {
    const at = index + 1;
    const told = TOLD.find(
      (kind) => act === kind || act.startsWith(`${kind} `) || act.startsWith(`${kind}:`),
    );
    if (told !== undefined) marks.push({ at, kind: told });
    const storms = facts.some(
      ({ piece, from }) => rulebook.piles.includes(from) && rulebook.pieceName(piece).startsWith("storm:"),
    );
    if (storms) marks.push({ at, kind: "storm" });
    const table = tables[at];
    const now = table === undefined ? word : gauge(table).word;
    if (now !== word && now !== "calm") marks.push({ at, kind: now as MarkKind });
    word = now;
  });
  return marks;
}

/** Cards to spare after each move, from the first turn on: the tide of the game. */
export function tideOf({ tables }: Course): readonly number[] {
  return tables.map((table) => gauge(table).spare);
}
