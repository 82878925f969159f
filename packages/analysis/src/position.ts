/** A game with all its cards known, and how it is played on from there. */

import { type Breath, type Decide, type Memory, NOTHING_YET } from "@stillwater/crew";
import { type Act, cardsAt, due, enact, type Fate, look, outcome, type Table } from "@stillwater/engine";

/** What lies where, hidden cards too, and the fate that turns over what comes. */
export interface Position {
  readonly table: Table;
  readonly fate: Fate;
}

/** A game played on: what was done, the tables it was done on, and the last table. */
export interface PlayedCourse {
  readonly acts: readonly Act[];
  readonly tables: readonly Table[];
  readonly table: Table;
}

/** No game lasts longer. */
export const MOST_ACTS = 2000;

/** The hands that play here take no dice. */
export const NO_DICE = { number: () => 0 };

/** Stacks of cards that come no more. */
function lostPlaces({ rulebook }: Table): readonly number[] {
  const removed = rulebook.places.findIndex(({ name }) => name === "removed");
  return removed > 0 ? [...rulebook.discards, removed] : rulebook.discards;
}

/** What a seat would remember that had looked through every discard: which cards can still come. */
function lookedThrough(table: Table): Memory {
  return { ...NOTHING_YET, given: lostPlaces(table).flatMap((place) => cardsAt(table, place)) };
}

/** The next act of a hand at every seat that knows which cards can still come. */
function nextAct(table: Table, hand: Decide): Act | undefined {
  const memory = lookedThrough(table);
  const seats = [...due(table).seats, ...table.rulebook.hands.keys()];
  for (const seat of seats) {
    const { act } = hand(look(table, seat), memory, NO_DICE, 0);
    if (act) return act;
  }
  return undefined;
}

/** Plays a game to its end. Every seat knows which cards can still come, but not where they lie. */
export function* playOn({ table: from, fate }: Position, hand: Decide): Generator<Breath, PlayedCourse> {
  const acts: Act[] = [];
  const tables: Table[] = [];
  let table = from;
  while (outcome(table) === "playing" && acts.length < MOST_ACTS) {
    const act = nextAct(table, hand);
    if (!act) break;
    const done = enact(table, act, fate);
    if (!done.ok) break;
    acts.push(act);
    tables.push(table);
    table = done.value.table;
    yield;
  }
  return { acts, tables, table };
}

/** The tables of a line, from the one it begins with; undefined where the rules refuse one of its acts. */
export function tablesOf({ table, fate }: Position, acts: readonly Act[]): readonly Table[] | undefined {
  const tables = [table];
  let last = table;
  for (const act of acts) {
    const done = enact(last, act, fate);
    if (!done.ok) return undefined;
    last = done.value.table;
    tables.push(last);
  }
  return tables;
}

/** Whether a line leads to a win, by the rules and nothing else. */
export function isWon(position: Position, acts: readonly Act[]): boolean {
  const last = tablesOf(position, acts)?.at(-1);
  return last !== undefined && outcome(last) === "won";
}
