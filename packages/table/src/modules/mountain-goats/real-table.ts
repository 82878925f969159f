import type { RealTablePart } from "../real-table-part";

export const realTable: RealTablePart = {
  // Whoever lays a card sees whether it bears a goat: it is asked, unless people have said which do.
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
