import { MODULE_AREAS } from "@/modules/module-areas";

/** What boards speak, wherever they stand. */
export const BOARD_WORDS = [
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
