/** What the table of any game speaks, whoever keeps it. */
export const TABLE_WORDS = [
  "table",
  "eight",
  "end",
  "keys",
  "sheet",
  "card",
  "act",
  "tool",
  "hint",
  "slope",
  "storm",
  "arch",
  "night",
  "duel",
  "pyramid",
  "wait",
  "grade",
] as const;

/** The same of words that have a file of their own. */
export const TABLE_AREAS = ["aboard", "waiting", "talk"] as const;
