/** Tables that go on from a position: unseen cards are dealt from a seed, the same way for everybody who checks it. */
import {
  dealRest,
  hand,
  mask,
  type Rest,
  readPosition,
  SPECTATOR,
  seededFate,
  type Table,
} from "@stillwater/engine";
import type { BeginningView } from "./wire/finished";

/** The hands by seat, as card names that people entered; null for a hand that is dealt. */
export type ToldHands = readonly (readonly string[] | null)[];

/** The table that results from a position, the entered hands and this seed; null where the hands cannot all be true. */
export function dealOn(open: Table, told: ToldHands, seed: string): Rest | null {
  const rest = dealRest(open, told, seededFate(seed));
  return rest.ok ? rest.value : null;
}

/** The seats whose hands clash with another seat's; if no two hands clash, every seat that entered one. */
export function clashing(open: Table, told: ToldHands): readonly number[] {
  const deals = (some: ToldHands): boolean => dealRest(open, some, seededFate("v1:tried")).ok;
  const given = told.flatMap((cards, seat) => (cards === null ? [] : [seat]));
  const pair = (one: number, other: number): ToldHands =>
    told.map((cards, seat) => (seat === one || seat === other ? cards : null));
  const found = given.filter((one) => given.some((other) => one !== other && !deals(pair(one, other))));
  return found.length > 0 ? found : given;
}

/** The same from what a finished game says about its beginning; null where that cannot be read. */
export function dealtAgain({ position, hands }: BeginningView, seed: string): Rest | null {
  const read = readPosition(position);
  if (!read.ok) return null;
  const { rulebook } = read.value;
  const told = rulebook.hands.map((_hand, seat) =>
    hands === "dealt" ? null : hand(read.value, seat).map((card) => rulebook.pieceName(card)),
  );
  const rest = dealRest(mask(read.value, SPECTATOR), told, seededFate(seed));
  return rest.ok ? rest.value : null;
}
