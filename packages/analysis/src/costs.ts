/**
 * What decisions cost, judged fairly: each act of a game is judged from what its actor could see, in worlds that agree with
 * it and in which steady plays on. Hidden cards never count.
 */
import {
  type Breath,
  Comparison,
  type Estimate,
  type Memory,
  NOTHING_YET,
  plansOf,
  stream,
} from "@stillwater/crew";
import { type Act, due, look, type Piece, type Table, whereIs } from "@stillwater/engine";
import { winsTogether } from "./modules/terms";

/** An act of a game, and how much better another one would have been. */
export interface Judged {
  /** The index of the table before the act. */
  readonly table: number;
  readonly act: Act;
  /** The share of worlds that were won with it. */
  readonly chance: number;
  /** How many worlds were played. */
  readonly worlds: number;
  /** The act that won most of those compared; undefined if it is this one. */
  readonly better: { readonly act: Act; readonly chance: number; readonly gain: Estimate } | undefined;
}

/** Whether another act was better by more than the error. */
export function isDear({ better }: Judged): boolean {
  return better !== undefined && better.gain.mean > SURE * better.gain.error;
}

/** The results so far. */
export interface Costs {
  /** For every decision of a turn, in the order of the game. */
  readonly judged: readonly Judged[];
  /** The decisions that cost most, each beyond its error, the most costly first; at most three. */
  readonly dearest: readonly Judged[];
  /** How much of the work is done, from 0 to 1. */
  readonly done: number;
}

export interface CostEffort {
  /** In how many worlds every decision is judged. */
  readonly worlds: number;
  /** How many decisions are then judged again in fresh worlds, so that none is named by chance alone. */
  readonly again: number;
  readonly worldsAgain: number;
}

export const COST_EFFORT: CostEffort = { worlds: 16, again: 6, worldsAgain: 160 };

const MOST_DEAR = 3;
/** How many acts a decision is compared with: those that steady values most. */
const LOOKED_AT = 3;
/**
 * How many standard errors a gain must exceed to count. With two, half of the decisions named at sea were chance: among so
 * many decisions some seem costly, and those are the ones that are judged again.
 */
const SURE = 3;

/** A decision of a turn: who made it, what was done, and what that seat saw and remembered. */
interface Decision {
  readonly table: number;
  readonly act: Act;
  readonly before: Table;
  readonly memory: Memory;
}

/** The cards that an act sent from a seat's hand to its discards. */
function givenBy(before: Table, after: Table, seat: number): readonly Piece[] {
  const { rulebook } = before;
  const cards: Piece[] = [];
  for (let piece = 1; piece <= rulebook.lastPiece; piece++)
    if (whereIs(before, piece) === rulebook.hands[seat] && whereIs(after, piece) === rulebook.discards[seat])
      cards.push(piece);
  return cards;
}

function decisionsOf(tables: readonly Table[], acts: readonly Act[]): readonly Decision[] {
  const memories: Memory[] = tables[0]?.rulebook.hands.map(() => NOTHING_YET) ?? [];
  return acts.flatMap((act, table): Decision[] => {
    const before = tables[table];
    const after = tables[table + 1];
    const memory = memories[act.seat];
    if (!before || !after || !memory) return [];
    memories[act.seat] = { ...memory, given: [...memory.given, ...givenBy(before, after, act.seat)] };
    return due(before).step === "act" ? [{ table, act, before, memory }] : [];
  });
}

const isSame = (a: Act, b: Act): boolean =>
  a.type === b.type &&
  a.card === b.card &&
  a.to === b.to &&
  a.numbers.join() === b.numbers.join() &&
  (a.cards.length === 0 || b.cards.length === 0 || sorted(a.cards) === sorted(b.cards));

const sorted = (cards: readonly Piece[]): string => [...cards].sort((a, b) => a - b).join();

/** The act that was done, compared with the alternatives in this many worlds; undefined if no world agrees with the view. */
function* judgedIn(
  { table, act, before, memory }: Decision,
  others: readonly Act[],
  worlds: number,
  luck: () => number,
): Generator<Breath, Judged | undefined> {
  const acts = [act, ...others.filter((other) => !isSame(other, act))];
  const compared = new Comparison(look(before, act.seat), memory, acts, luck);
  while (compared.worlds < worlds) if (!(yield* compared.step())) return undefined;
  const gains = compared.gains();
  const chances = compared.chances();
  const best = gains.reduce((most, { mean }, index) => (mean > (gains[most]?.mean ?? 0) ? index : most), 0);
  const [other, gain, chance] = [acts[best], gains[best], chances[best]];
  const better = best > 0 && other && gain && chance ? { act: other, chance: chance.mean, gain } : undefined;
  return { table, act, chance: chances[0]?.mean ?? 0, worlds, better };
}

const gainOf = ({ better }: Judged): number => better?.gain.mean ?? 0;

const dearest = (judged: readonly Judged[]): readonly Judged[] =>
  [...judged].sort((a, b) => gainOf(b) - gainOf(a));

/**
 * Judges every decision of a finished game, one at a time. Every step yields the results so far, so that the caller can show
 * them or stop; in between it pauses (see `Breath`). Decisions that seem costly are judged again in fresh worlds, and only
 * those results are named.
 * @param tables the game, from its first table to its last
 * @param acts the act that was done on each table but the last
 * @param until the first table that is proven lost: from there on no act costs anything any more
 */
export function* costsOf(
  tables: readonly Table[],
  acts: readonly Act[],
  { worlds, again, worldsAgain }: CostEffort = COST_EFFORT,
  until = tables.length,
): Generator<Costs | Breath, Costs> {
  const first = tables[0];
  const decisions =
    first && winsTogether(first.rulebook)
      ? decisionsOf(tables, acts).filter(({ table }) => table < until)
      : [];
  const judged = new Map<number, Judged>();
  const sure: Judged[] = [];
  const work = decisions.length + again;
  const known = (done: number): Costs => {
    return {
      judged: [...judged.values()].sort((a, b) => a.table - b.table),
      dearest: dearest(sure.filter(isDear)).slice(0, MOST_DEAR),
      done: work === 0 ? 1 : done / work,
    };
  };
  for (const [index, decision] of decisions.entries()) {
    const plans = plansOf(look(decision.before, decision.act.seat), decision.memory);
    const others = plans.slice(0, LOOKED_AT).map(({ act }) => act);
    const one = yield* judgedIn(decision, others, worlds, stream(index));
    if (one) judged.set(one.table, one);
    yield known(index + 1);
  }
  const seeming = dearest([...judged.values()].filter(({ better }) => better)).slice(0, again);
  for (const [index, { table, better }] of seeming.entries()) {
    const decision = decisions.find((one) => one.table === table);
    if (!decision || !better) continue;
    const one = yield* judgedIn(decision, [better.act], worldsAgain, stream(decisions.length + index));
    if (one) {
      judged.set(table, one);
      sure.push(one);
    }
    yield known(decisions.length + index + 1);
  }
  // Fewer decisions may have seemed costly than could be judged again.
  const end = known(work);
  yield end;
  return end;
}
