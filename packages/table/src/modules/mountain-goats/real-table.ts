import type { RealTablePart } from "../real-table-part";

export const realTable: RealTablePart = {
  // The player who lays a card sees whether it bears a goat. The companion asks, unless people said beforehand which cards
  // do.
  begins: (options) =>
    options.game === "mountain" && options.goats && options.goatCards === undefined
      ? { ...options, goatCards: "unknown" }
      : options,
  namesCards: (options) => options.game === "mountain" && options.goatCards !== undefined,
  peopleOnly: (options) =>
    options.game === "mountain" && options.goatCards === "unknown"
      ? { word: "goats(?)", problem: { at: 0, what: "option.goat", with: { word: "?" } } }
      : null,
};
