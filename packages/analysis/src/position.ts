/** A game with all its cards known, and how it is played on from there. */

import { type Breath, type Decide, type Memory, NOTHING_YET } from "@stillwater/crew";
import { type Act, cardsAt, due, enact, type Fate, look, outcome, type Table } from "@stillwater/engine";

/** What lies where, hidden cards included, and the fate that turns over the next cards. */
export interface Position {
  readonly table: Table;
  readonly fate: Fate;
}

/** The rest of a game as it was played: the acts, the tables they were done on, and the last table. */
export interface PlayedCourse {
  readonly acts: readonly Act[];
  readonly tables: readonly Table[];
  readonly table: Table;
}

/** An upper limit that no game reaches. */
export const MOST_ACTS = 2000;

/** The hands that play here never use dice. */
export const NO_DICE = { number: () => 0 };

/** Stacks whose cards do not come back. */
function lostPlaces({ rulebook }: Table): readonly number[] {
  const removed = rulebook.places.findIndex(({ name }) => name === "removed");
  return removed > 0 ? [...rulebook.discards, removed] : rulebook.discards;
}

/** The memory of a seat that has looked through every discard pile: it knows which cards can still come. */
function lookedThrough(table: Table): Memory {
  return { ...NOTHING_YET, given: lostPlaces(table).flatMap((place) => cardsAt(table, place)) };
}

/** The next act of a hand, at the first seat that has one; each seat knows which cards can still come. */
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

/** The tables of a line, starting with the first; undefined if the rules refuse one of its acts. */
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

/** Whether a line leads to a win, by the rules alone. */
export function isWon(position: Position, acts: readonly Act[]): boolean {
  const last = tablesOf(position, acts)?.at(-1);
  return last !== undefined && outcome(last) === "won";
}
