import type { View } from "@stillwater/companion";
import { countAt, type Table } from "@stillwater/engine";

/** "Ana 25, Ben 24" before anybody has acted; null if the piles are even or no longer matter. */
export function unevenPiles({ names, steps }: View, table: Table): string | null {
  const counts = table.rulebook.piles.map((pile) => countAt(table, pile));
  if (new Set(counts).size < 2 || steps.some(({ entry }) => entry.kind !== "begin")) return null;
  return names.map((name, seat) => `${name} ${counts[seat] ?? 0}`).join(", ");
}

/** How many cards a seat has in its hand and in its pile. */
export function countsOf(table: Table, seat: number): { hand: number; pile: number } {
  const { hands, piles } = table.rulebook;
  return { hand: countAt(table, hands[seat] ?? 0), pile: countAt(table, piles[seat] ?? 0) };
}
