/**
 * What decisions cost, fairly: each act of a game judged from what its actor could see, over worlds that agree with it and
 * that steady plays on in. Never by what lay hidden.
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

/** An act of a game and what another would have been worth. */
export interface Judged {
  /** The table before the act, counted from the first. */
  readonly table: number;
  readonly act: Act;
  /** The share of worlds won from there. */
  readonly chance: number;
  /** Worlds that were played. */
  readonly worlds: number;
  /** Of the acts that were looked at, the one that won most, where it is not this one. */
  readonly better: { readonly act: Act; readonly chance: number; readonly gain: Estimate } | undefined;
}

/** Whether another act was better beyond the error. */
export function isDear({ better }: Judged): boolean {
  return better !== undefined && better.gain.mean > SURE * better.gain.error;
}

/** What is known so far. */
export interface Costs {
  /** Of every decision of a turn, in the order of the game. */
  readonly judged: readonly Judged[];
  /** The decisions that cost most, each beyond its error, the dearest first; three at most. */
  readonly dearest: readonly Judged[];
  /** How much of the work is done, from 0 to 1. */
  readonly done: number;
}

export interface CostEffort {
  /** Worlds in which every decision is looked at. */
  readonly worlds: number;
  /** Decisions that are then looked at anew, in worlds of their own: what was chosen by luck does not stand. */
  readonly again: number;
  readonly worldsAgain: number;
}

export const COST_EFFORT: CostEffort = { worlds: 16, again: 6, worldsAgain: 160 };

const MOST_DEAR = 3;
/** Acts that a decision is held against: what steady would weigh most. */
const LOOKED_AT = 3;
/**
 * How many of its errors a gain has to be before it is one. With two, half of what was named at sea was chance: of so many
 * decisions some seem dear, and what seems so is looked at again.
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

/** What was done, held against the acts worth a look, in so many worlds; undefined where none agrees with the view. */
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
 * Judges every decision of a finished game, one at a time: every step yields what is known so far, so that whoever asks
 * can show it, and stop; between them it takes breath. What seems dear is judged again in fresh worlds, and only that is named.
 * @param tables the game, from its first table to its last
 * @param acts what was done on each but the last
 * @param until the first table that is proven lost: what is done from there on costs nothing any more
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
  // Fewer may have seemed dear than could be looked at again.
  const end = known(work);
  yield end;
  return end;
}
