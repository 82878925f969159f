/** How a game stands in cards: the figures that every game has. */

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

/** A word for how many spare cards are left, once those that must be paid in any case are set aside. */
export function gaugeWord({
  spare,
  toPay,
  atStart,
}: Pick<Gauge, "spare" | "toPay" | "atStart">): Gauge["word"] {
  const free = spare - toPay;
  return free > atStart * 0.3 ? "calm" : free > atStart * 0.08 ? "low" : "aground";
}
