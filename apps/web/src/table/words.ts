import { BOARD_WORDS } from "@/table/board/words";

/** What the table of any game speaks, whoever keeps it. */
export const TABLE_WORDS = [...BOARD_WORDS, "end", "keys", "wait", "grade"] as const;

/** The same of words that have a file of their own. */
export const TABLE_AREAS = ["aboard", "waiting", "talk"] as const;
