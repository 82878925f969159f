import { MODULE_AREAS } from "@/modules/module-areas";

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
  ...Object.values(MODULE_AREAS).flat(),
  "wait",
  "grade",
] as const;

/** The same of words that have a file of their own. */
export const TABLE_AREAS = ["aboard", "waiting", "talk"] as const;
