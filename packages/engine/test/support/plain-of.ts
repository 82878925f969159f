/** Tables of the engine as the plain data of the naive checker. */
import {
  type Act,
  cardsAt,
  due,
  evolve,
  type Fate,
  FINISH_BERTH,
  NOWHERE,
  outcome,
  owes,
  type Piece,
  type Place,
  readOptions,
  START_BERTH,
  startTable,
  type Table,
  topOf,
  turnOf,
} from "../../src/index";
import type { Card, Plain, PlainAct } from "./plain";

function cardOf(table: Table, piece: Piece): Card {
  const name = table.rulebook.pieceName(piece);
  return name === "start" || name === "finish" ? name : Number(name);
}

/** Piles come in the order in which `fate` turns them over; without a fate their order means nothing. */
export function plainOf(table: Table, fate?: Fate): Plain {
  const { rulebook } = table;
  const options = readOptions(rulebook.code);
  if (!options.ok || options.value.game !== "sea") throw new Error(`No sea: ${rulebook.code}`);
  const { players, strict, soloStart } = options.value;
  const cards = (place: Place): Card[] => cardsAt(table, place).map((piece) => cardOf(table, piece));
  const result = outcome(table);
  const { step } = due(table);
  const stage = turnOf(table)?.stage;
  return {
    players,
    strict,
    extra: players === 1 ? soloStart : players === 2 ? 2 : 0,
    total: players === 1 ? soloStart : 8,
    grid: rulebook.cells.map((cell) => topOf(table, cell)),
    hands: rulebook.hands.map(cards),
    piles: rulebook.piles.map((pile) =>
      fate ? orderOf(table, pile, fate).map((piece) => cardOf(table, piece)) : cards(pile),
    ),
    discards: rulebook.discards.map(cards),
    startLaid: topOf(table, rulebook.place(START_BERTH)) !== 0,
    finishLaid: topOf(table, rulebook.place(FINISH_BERTH)) !== 0,
    phase: result !== "playing" ? result : step === "pledge" || step === "give" ? step : "act",
    turn: turnOf(table)?.seat ?? 0,
    owed: rulebook.hands.map((_hand, seat) => owes(table, seat)),
    debt: stage === "acted" ? "price" : stage === "settling" ? "start" : undefined,
    splits: startTable(table)?.proposals.map(({ split }) => split) ?? [],
  };
}

/** A pile as it will be drawn, the top card first. */
export function orderOf(table: Table, pile: Place, fate: Fate): Piece[] {
  const order: Piece[] = [];
  let left = table;
  for (let card = fate.next(left, pile); card !== 0; card = fate.next(left, pile)) {
    order.push(card);
    left = evolve(left, [
      { piece: card, from: pile, to: table.rulebook.place("gone"), clause: "T.turn.draw" },
    ]);
  }
  return order;
}

export function plainAct(table: Table, act: Act): PlainAct {
  const cell = table.rulebook.cells.indexOf(act.to);
  return {
    type: act.type as PlainAct["type"],
    seat: act.seat,
    ...(act.card === NOWHERE ? {} : { card: cardOf(table, act.card) }),
    ...(cell < 0 ? {} : { cell }),
    cards: act.cards.map((card) => cardOf(table, card)),
    numbers: act.numbers,
  };
}

/** What can be compared of two positions: copies of a card are alike, and hands have no order. */
export function summary(sea: Plain): unknown {
  const sorted = (cards: readonly Card[]): string => [...cards].map(String).sort().join(" ");
  const over = sea.phase === "won" || sea.phase === "lost";
  return {
    grid: sea.grid.join(" "),
    hands: sea.hands.map(sorted),
    piles: sea.piles.map(sorted),
    discards: sea.discards.map(sorted),
    startLaid: sea.startLaid,
    finishLaid: sea.finishLaid,
    phase: sea.phase,
    turn: over ? -1 : sea.turn,
    owed: sea.owed,
  };
}
