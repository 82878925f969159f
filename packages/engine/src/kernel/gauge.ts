/** How a game stands in cards: what every game can tell of itself. */

export interface Gauge {
  /** Cards the crew could still lose and win. */
  readonly spare: number;
  /** The same figure at the first turn. */
  readonly atStart: number;
  readonly word: "calm" | "low" | "aground";
  /** Cards each seat still has to come, hand included. */
  readonly seats: readonly { readonly toCome: number }[];
  /** Cards discarded so far. */
  readonly spent: number;
  /** Cards that had to be discarded for what lies on the table. */
  readonly least: number;
  readonly spacesToGo: number;
}

/** How much is left of what there was to spare. */
export function gaugeWord(spare: number, atStart: number): Gauge["word"] {
  return spare > atStart * 0.3 ? "calm" : spare > atStart * 0.08 ? "low" : "aground";
}
