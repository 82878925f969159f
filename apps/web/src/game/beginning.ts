/** Tables that go on from a position: what nobody has seen there is dealt from a seed, the same way for whoever checks it. */
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
import type { BeginningView } from "@/server/wire";

/** Hands by seat as they were entered, by name; null for one that is dealt. */
export type Told = readonly (readonly string[] | null)[];

/** The table that a position and hands lead to, by this seed. Throws where that was never possible. */
export function dealOn(open: Table, told: Told, seed: string): Rest {
  const rest = dealRest(open, told, seededFate(seed));
  if (!rest.ok) throw new Error(`what nobody has seen cannot be dealt: ${rest.error[0]?.what}`);
  return rest.value;
}

/** The same from where a finished game says that it went on from; null where that cannot be read. */
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
