/** Everything that a seat may do now, found by trying everything. */
import { asked } from "./asked";
import { refusals } from "./checker";
import { CELLS } from "./grid";
import { mayGo } from "./hands";
import type { Card, Sea } from "./sea";
import { toShed } from "./storms";
import { type Attempt, cellWord, type Verb } from "./words";

const ROWS = [1, 2, 3, 4, 5, 6].map((row) => `row:${row}`);

/** Every possible action of a turn, the likeliest first; prices are left to be paid later. */
export function* actions(sea: Sea, seat: number): Generator<Attempt> {
  const bare = { seat, cards: [], numbers: [] };
  const hand = sea.hands[seat]!;
  const loose = hand.filter(mayGo);
  if (loose.length >= 2) yield { ...bare, verb: "discard", cards: loose.slice(0, 2) };
  if (sea.choices.storms) yield { ...bare, verb: "sweep" };
  for (const card of inPlace(hand, "start")) yield { ...bare, verb: "start", card };
  for (const card of inPlace(hand, "finish")) yield { ...bare, verb: "finish", card };
  if (sea.choices.monsters > 0)
    for (const card of inPlace(hand, "monster"))
      for (const cell of CELLS) yield { ...bare, verb: "monster", card, cell };
  for (const card of new Set(hand))
    if (typeof card === "number" || card === "wild")
      for (const cell of CELLS) yield { ...bare, verb: "lay", card, cell };
}

/** All other acts that may be asked for, and the Compass, which may be spent at any time. */
function* others(sea: Sea, seat: number): Generator<Attempt> {
  const bare = { seat, cards: [], numbers: [] };
  const hand = sea.hands[seat]!;
  const loose = hand.filter(mayGo);
  if (sea.choices.players > 1) yield { ...bare, verb: "dial", numbers: [0, 0] };
  yield { ...bare, verb: "give", cards: loose.slice(0, sea.owed[seat]!) };
  if (sea.choices.rocks === "manual") {
    yield { ...bare, verb: "stay", cards: loose.slice(0, 2) };
    for (const place of ROWS) yield { ...bare, verb: "rocks", place };
  }
  if (!sea.choices.storms) return;
  yield { ...bare, verb: "pass" };
  yield { ...bare, verb: "blind" };
  yield { ...bare, verb: "shed", cards: loose.slice(0, toShed(sea, seat)) };
  for (const place of ROWS) yield { ...bare, verb: "fog", place };
  const seats = sea.hands.flatMap((_hand, other) =>
    ["drawn", "shedding", "orange", "yellow"].map((kind) => `${kind}:${other + 1}`),
  );
  for (const card of ["compass" as const, "wild" as const])
    for (const place of [...ROWS, ...seats]) yield { ...bare, verb: "compass", card, place };
}

/** The card that a verb names, and a Wild in its place, as far as they are held. */
function inPlace(hand: readonly Card[], verb: Verb & Card): Card[] {
  return [...new Set(hand)].filter((card) => card === verb || card === "wild");
}

/** Legal acts in words, without cards to give: `47 r4c2`, `wild=compass row:3`, `discard`. */
export function offers(sea: Sea, seat: number, splits: readonly string[]): string[] {
  const found: string[] = [];
  for (const tries of [actions(sea, seat), others(sea, seat)])
    for (const act of tries) if (refusals(sea, act, splits).size === 0) found.push(wordsOf(act));
  const now = asked(sea);
  if (now.step === "pledge" && now.seats.includes(seat) && splits.length > 0) found.push("agree");
  return found.sort();
}

function wordsOf({ verb, card, cell, place }: Attempt): string {
  const first = verb === "lay" ? card : card === "wild" ? `wild=${verb}` : verb;
  return [first, cell === undefined ? place : cellWord(cell)].filter((word) => word !== undefined).join(" ");
}
