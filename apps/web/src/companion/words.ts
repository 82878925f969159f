import { MODULE_AREAS } from "@/modules/module-areas";

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
  ...Object.values(MODULE_AREAS).flat(),
] as const;
