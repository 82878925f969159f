/** How a game stands in cards: the figures that every game has. */
import type { Compiled, Rulebook } from "./rulebook";
import { at, type Table, whereIs } from "./table";

export interface Gauge {
  /** Cards that the crew could lose and still win. */
  readonly spare: number;
  /** The same figure at the first turn. */
  readonly atStart: number;
  /** Cards of all seats at the first turn, hands included. */
  readonly dealt: number;
  readonly word: "calm" | "low" | "aground";
  /** Cards that each seat has left to play, its hand included. */
  readonly seats: readonly { readonly toCome: number }[];
  /** Cards discarded so far. */
  readonly spent: number;
  /** The fewest cards that must have been discarded for what lies on the table. */
  readonly least: number;
  /** Cards that will still have to be discarded, however well it goes. */
  readonly toPay: number;
  readonly spacesToGo: number;
}

/** Sight of a place that everybody sees. */
const OPEN = 1;

/** How many of the cards that start in a deck people can hold: the others are revealed when drawn, and replaced. */
export function heldOf({ pieces }: Rulebook, deck: readonly string[]): number {
  return pieces.filter(({ starts, shown }) => deck.includes(starts) && !shown).length;
}

/** How many of the others are still to be revealed. */
export function stillToShow(table: Table, deck: readonly string[]): number {
  const { pieces, sightOf } = table.rulebook;
  let count = 0;
  for (let piece = 1; piece < pieces.length; piece++) {
    const spec = pieces[piece];
    if (spec?.shown && deck.includes(spec.starts) && at(sightOf, whereIs(table, piece)) !== OPEN) count++;
  }
  return count;
}

/** What levies and reliefs leave of the price of an act at least; infinite where none lowers or waives it. */
export function leftOfPrice(act: Compiled | undefined): number {
  if (act?.reliefs.length) return 0;
  return Math.min(
    Number.POSITIVE_INFINITY,
    ...(act?.levies ?? []).map(({ leaves }) => leaves ?? Number.POSITIVE_INFINITY),
  );
}

/** A word for how many spare cards are left, once those that must be paid in any case are set aside. */
export function gaugeWord({
  spare,
  toPay,
  atStart,
}: Pick<Gauge, "spare" | "toPay" | "atStart">): Gauge["word"] {
  const free = spare - toPay;
  return free > atStart * 0.3 ? "calm" : free > atStart * 0.08 ? "low" : "aground";
}
