/** What the boards speak besides the companion's own words: the table's. */
export const COMPANION_TABLE_WORDS = [
  ...(["table", "card", "slope", "hint", "act", "tool", "sheet", "storm", "arch", "night", "duel"] as const),
  "pyramid",
] as const;
