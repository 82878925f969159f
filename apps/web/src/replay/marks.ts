/** The notable events of a game, for the slider: after which move, and what. */
import { closed, gauge, namedPiece, type Table } from "@stillwater/engine";
import type { Course } from "@stillwater/table/log";
import type { ToldWord } from "@/modules/room";
import { TOLD_ACTS, TOLD_CARDS, type ToldAct, type ToldCard, toldWord } from "@/modules/rooms";

export type MarkKind = ToldAct | ToldCard | "low" | "aground" | "closed";

/** The word for a mark. */
export const markWord = (kind: MarkKind): ToldWord =>
  kind === "low" || kind === "aground" || kind === "closed" ? kind : toldWord(kind);

type Closure = ReturnType<typeof closed>[number];

export interface ReplayMark {
  /** The number of moves before it. */
  readonly at: number;
  readonly kind: MarkKind;
  /** Spaces that nothing can fill any more, since this move. */
  readonly closures?: readonly Closure[];
}

/** The marks of a course in order. */
export function replayMarksOf({ rulebook, moves, tables }: Course): readonly ReplayMark[] {
  const marks: ReplayMark[] = [];
  let word = "calm";
  let shut = closedIn(tables[0]);
  moves.forEach(({ act, facts }, index) => {
    const at = index + 1;
    const told = TOLD_ACTS.find((kind) => kind === act.type);
    if (told !== undefined) marks.push({ at, kind: told });
    const drawn = facts.flatMap(({ piece, from }) =>
      rulebook.piles.includes(from) ? [namedPiece(rulebook.pieceName(piece))?.kind] : [],
    );
    for (const kind of TOLD_CARDS) if (drawn.includes(kind)) marks.push({ at, kind });
    const table = tables[at];
    // In a duel there are no spare cards.
    const now = table === undefined || !hasTide(rulebook) ? word : gauge(table).word;
    if (now !== word && now !== "calm") marks.push({ at, kind: now as MarkKind });
    word = now;
    const closing = closedIn(table);
    // Only once: further losses in the same water are no news.
    if (closing.length > 0 && shut.length === 0) marks.push({ at, kind: "closed", closures: closing });
    shut = closing;
  });
  return marks;
}

/** Spaces that can never be filled again, counted by the engine; certain, whatever anybody plays. */
function closedIn(table: Table | undefined): readonly Closure[] {
  return table === undefined ? [] : closed(table);
}

/** Whether a game has spare cards: a crew has, a duel has not. */
export function hasTide({ leads }: Course["rulebook"]): boolean {
  return leads === null;
}

/** The spare cards after each move, from the first turn on: the tide of the game. */
export function tideOf({ tables }: Course): readonly number[] {
  return tables.map((table) => Math.max(0, gauge(table).spare));
}

/** The weightier mark stays when two are too close together. */
const WEIGHT: Readonly<Partial<Record<MarkKind, number>>> = {
  closed: 3,
  start: 2,
  finish: 2,
  summit: 2,
  aground: 1,
};

/** Marks at least this many moves apart, keeping the weightiest. */
export function spaced(marks: readonly ReplayMark[], apart: number): readonly ReplayMark[] {
  const kept: ReplayMark[] = [];
  const order = [...marks].sort((a, b) => (WEIGHT[b.kind] ?? 0) - (WEIGHT[a.kind] ?? 0) || a.at - b.at);
  for (const mark of order) if (kept.every(({ at }) => Math.abs(at - mark.at) >= apart)) kept.push(mark);
  return kept.sort((a, b) => a.at - b.at);
}

/** The next mark from a step, forwards or backwards; null if there is none. */
export function markFrom(marks: readonly ReplayMark[], step: number, way: 1 | -1): number | null {
  const there = marks.map(({ at }) => at).filter((at) => (at - step) * way > 0);
  return there.length === 0 ? null : way === 1 ? Math.min(...there) : Math.max(...there);
}
