import { MODULE_AREAS } from "@/modules/module-areas";

/** The message areas of boards, wherever they appear. */
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
