/** Tables of the engine as the plain data of the naive checker. */
import {
  type Act,
  cardsAt,
  countAt,
  due,
  hand,
  outcome,
  owes,
  readOptions,
  SUMMIT_BERTH,
  type Table,
  topOf,
  turnOf,
} from "../../../src/index";
import type { Climb, ClimbAct } from "./plain";

export function plainOf(table: Table): Climb {
  const { rulebook } = table;
  const options = readOptions(rulebook.code);
  if (!options.ok || options.value.game !== "mountain") throw new Error(`No climb: ${rulebook.code}`);
  const { players, green, panoramas, goats } = options.value;
  const name = (card: number): string => (card === 0 ? "" : rulebook.pieceName(card));
  const lifted = rulebook.rows.flatMap((_row, index) => {
    const card = topOf(table, rulebook.place(`lifted:${index + 1}`));
    return card === 0 ? [] : [{ card: name(card), row: index + 1 }];
  });
  const { step } = due(table);
  const result = outcome(table);
  const goatsOn = (cell: number): number =>
    goats ? countAt(table, rulebook.place(`goats:${rulebook.placeName(cell)}`)) : 0;
  return {
    players,
    green,
    goatsRoam: goats,
    slope: rulebook.rows.map((row) => row.map((cell) => name(topOf(table, cell)))),
    goats: rulebook.rows.map((row) => row.map(goatsOn)),
    hands: rulebook.hands.map((_hand, seat) => hand(table, seat).map(name)),
    piles: rulebook.piles.map((pile) => cardsAt(table, pile).map(name)),
    discards: rulebook.discards.map((pile) => cardsAt(table, pile).map(name)),
    unmet: panoramas > 0 ? cardsAt(table, rulebook.place("shown")).map(name) : [],
    lifted: lifted[0],
    ropes: players === 1 ? countAt(table, rulebook.place("ropes")) : 0,
    summitLaid: topOf(table, rulebook.place(SUMMIT_BERTH)) !== 0,
    phase: result !== "playing" ? result : step === "give" || step === "relocate" ? step : "act",
    turn: turnOf(table)?.seat ?? 0,
    owed: rulebook.hands.map((_hand, seat) => owes(table, seat)),
  };
}

const spot = (name: string): readonly [number, number] => {
  const [, row = "0", place = "0"] = /^r(\d)p(\d)$/.exec(name) ?? [];
  return [Number(row), Number(place)];
};

export function plainAct(table: Table, act: Act): ClimbAct {
  const { rulebook } = table;
  return {
    type: act.type as ClimbAct["type"],
    seat: act.seat,
    card: act.card === 0 ? "" : rulebook.pieceName(act.card),
    at: spot(rulebook.placeName(act.to)),
    path: act.type === "herd" ? act.numbers.map((place) => spot(rulebook.placeName(place))) : [],
    cards: act.cards.map((card) => rulebook.pieceName(card)),
  };
}
