/** What the boards speak besides the companion's own words: the table's. */
export const COMPANION_TABLE_WORDS = [
  "table",
  "card",
  "slope",
  "hint",
  "eight",
  "act",
  "tool",
  "sheet",
  "storm",
  "arch",
  "night",
  "duel",
  "pyramid",
] as const;
