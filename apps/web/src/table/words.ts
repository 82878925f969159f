import { BOARD_WORDS } from "@/table/board/words";

/** The message areas of any game's table, wherever the table is kept. */
export const TABLE_WORDS = [...BOARD_WORDS, "end", "keys", "wait", "grade"] as const;

/** The same, for areas that have a file of their own. */
export const TABLE_AREAS = ["aboard", "waiting", "talk"] as const;
