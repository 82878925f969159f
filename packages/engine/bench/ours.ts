/** The engine under test, in its three ways of making an act: in place, into a spare table, and as a fresh value. */
import { type Act, cardsAt, enact, type Fate, outcome, type Table, topOf } from "../src/index";
import { Writing } from "../src/kernel/enact";
import { HELM, owes, seatAt } from "../src/kernel/furniture";
import { Moves, priceOf } from "../src/kernel/judge";
import { copyInto, copyTable, countAt } from "../src/kernel/table";
import { chooser, type Deal, type Ending, rulebook, splitOf } from "./game";
import { lowest } from "./lowest";

export type Way = "in place" | "spare table" | "fresh value";

const moves = new Moves();
const NONE: readonly number[] = [];

/** The next act of the bench's crew, by the shared choices. */
export function nextAct(table: Table, choose: (count: number) => number, talked: number): Act {
  const helm = seatAt(table, HELM);
  const owing = owes(table, 0) + owes(table, 1);
  if (helm < 0 && owing === 0) {
    const seat = talked % 2;
    const [first = 0, second = 0] = rulebook.hands.map((hand) => countAt(table, hand));
    const split = splitOf(first, second);
    if (talked < 2) {
      const numbers = [split[seat] ?? 0, split[seat] ?? 0];
      return { type: "dial", seat, card: 0, to: 0, cards: NONE, numbers };
    }
    return { type: "agree", seat, card: 0, to: 0, cards: NONE, numbers: split };
  }
  if (owing > 0) {
    const seat = owes(table, 0) > 0 ? 0 : 1;
    return {
      type: "give",
      seat,
      card: 0,
      to: 0,
      cards: lowest(table, seat, owes(table, seat), 0),
      numbers: NONE,
    };
  }
  const seat = helm;
  moves.fill(table, seat);
  const index = choose(moves.count);
  const type = moves.typeAt(index);
  const act: Act = {
    type,
    seat,
    card: moves.cardAt(index),
    to: moves.placeAt(index),
    cards: NONE,
    numbers: NONE,
  };
  const count = type === "discard" ? 2 : type === "lay" ? priceOf(table, act) : 0;
  if (count === 0) return act;
  return {
    type,
    seat,
    card: act.card,
    to: act.to,
    cards: lowest(table, seat, count, act.card),
    numbers: NONE,
  };
}

/** A game ready to be timed: its table and the spare one are made before the clock starts. */
export interface Ready {
  readonly table: Table;
  readonly spare: Table;
}

export function prepareOurs({ table }: Deal): Ready {
  return { table: copyTable(table), spare: copyTable(table) };
}

/** A game played to its end, before its result is read. */
export interface Over {
  readonly table: Table;
  readonly acts: number;
}

/** Plays one deal to its end. */
export function playOurs(ready: Ready, seed: number, way: Way, fate: Fate): Over {
  const choose = chooser(seed);
  let { table, spare } = ready;
  let acts = 0;
  let talked = 0;
  let writing = new Writing(table, fate);
  while (outcome(table) === "playing") {
    const act = nextAct(table, choose, talked);
    if (act.type === "dial" || act.type === "agree") talked++;
    if (way === "in place") {
      writing.carryOut(act);
    } else if (way === "spare table") {
      copyInto(spare, table);
      writing = new Writing(spare, fate);
      writing.carryOut(act);
      [table, spare] = [spare, table];
    } else {
      const enacted = enact(table, act, fate);
      if (!enacted.ok) throw new Error("The bench chose an act that is refused.");
      table = enacted.value.table;
    }
    acts++;
  }
  return { table, acts };
}

export function endingOf({ table, acts }: Over): Ending {
  return {
    grid: rulebook.cells.map((cell) => topOf(table, cell)),
    hands: rulebook.hands.map((hand) => cardsAt(table, hand)),
    result: outcome(table),
    acts,
  };
}
