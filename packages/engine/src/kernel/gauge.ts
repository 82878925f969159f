/** How a game stands in cards: what every game can tell of itself. */

export interface Gauge {
  /** Cards the crew could still lose and win. */
  readonly spare: number;
  /** The same figure at the first turn. */
  readonly atStart: number;
  /** Cards of all seats at the first turn, hands included. */
  readonly dealt: number;
  readonly word: "calm" | "low" | "aground";
  /** Cards each seat still has to come, hand included. */
  readonly seats: readonly { readonly toCome: number }[];
  /** Cards discarded so far. */
  readonly spent: number;
  /** Cards that had to be discarded for what lies on the table. */
  readonly least: number;
  /** Cards that will still have to be discarded, however well it goes. */
  readonly toPay: number;
  readonly spacesToGo: number;
}

/** How much is left of what there was to spare, once what must be paid in any case is set aside. */
export function gaugeWord({
  spare,
  toPay,
  atStart,
}: Pick<Gauge, "spare" | "toPay" | "atStart">): Gauge["word"] {
  const free = spare - toPay;
  return free > atStart * 0.3 ? "calm" : free > atStart * 0.08 ? "low" : "aground";
}
