/** What crews lose most by, over many games: the costliest decisions of each, by how a better act would have differed. */
import type { ActLine } from "@stillwater/analysis";
import { type Act, namedPiece, type Rulebook, readAct } from "@stillwater/engine";
import { isActBy } from "@stillwater/table/act-builder";
import { type Course, turnsOf } from "@stillwater/table/log";
import type { ToldCost } from "./telling";

/**
 * How the better act differed: in when the Start is laid, in the space for the same card, in the card, in that cards were
 * given away and none laid, in that one was laid and none given away; or otherwise.
 */
const KINDS = ["start", "space", "card", "gave", "laid", "other"] as const;
export type PaidKind = (typeof KINDS)[number];

/** A decision that cost more than chance can account for. */
export interface Paid {
  readonly kind: PaidKind;
  /** The share of games that it gave away. */
  readonly cost: number;
  /** Its turn, and the number of moves before it. */
  readonly turn: number;
  readonly after: number;
}

function actOf({ rulebook }: Course, { text, seat }: ActLine): Act | null {
  const read = readAct(rulebook, text, seat);
  return read.ok ? read.value : null;
}

const isStart = (rulebook: Rulebook, { card }: Act): boolean =>
  namedPiece(rulebook.pieceName(card))?.kind === "start";

/** Whether an act plays a card of the hand to a place, or gives cards; null where it does neither, such as moving a herd. */
function didWith({ type, to }: Act): "laid" | "gave" | null {
  // Other acts may carry a card of the table, such as the Rocks or a Compass.
  if (isActBy(type, "card") && to !== 0) return "laid";
  return isActBy(type, "gift") ? "gave" : null;
}

/** @param done the act that was done, of which `better` would have kept more */
function kindBetween({ rulebook }: Course, done: Act, better: Act): PaidKind {
  if (isStart(rulebook, done) !== isStart(rulebook, better)) return "start";
  const [was, is] = [didWith(done), didWith(better)];
  if (was === null || is === null) return "other";
  if (was !== is) return was;
  if (was === "gave" || done.type !== better.type) return "other";
  return done.card === better.card ? "space" : "card";
}

/** The costliest decisions of one game. */
export function paidIn(course: Course, dearest: readonly ToldCost[]): readonly Paid[] {
  const turns = turnsOf(course);
  return dearest.flatMap(({ after, chance, better }): Paid[] => {
    const done = course.moves[after]?.act;
    const instead = better ? actOf(course, better.act) : null;
    if (done === undefined || instead === null || better === null) return [];
    const kind = kindBetween(course, done, instead);
    return [{ kind, cost: better.chance - chance, turn: turns[after] ?? 0, after }];
  });
}

export interface PaidForKind<Where> {
  readonly kind: PaidKind;
  readonly times: number;
  /** The total cost of these decisions, in games. */
  readonly cost: number;
  readonly dearest: Paid & { readonly where: Where };
}

/** The kinds of decisions that cost something, the costliest first. */
export function sumPaid<Where>(
  all: readonly (Paid & { readonly where: Where })[],
): readonly PaidForKind<Where>[] {
  return KINDS.flatMap((kind): PaidForKind<Where>[] => {
    const paid = all.filter((one) => one.kind === kind).sort((a, b) => b.cost - a.cost);
    const [dearest] = paid;
    if (dearest === undefined) return [];
    return [{ kind, times: paid.length, cost: paid.reduce((sum, { cost }) => sum + cost, 0), dearest }];
  }).sort((a, b) => b.cost - a.cost);
}
