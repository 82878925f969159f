import { TABLE_WORDS } from "@/table/words";

/** Shared words that a replay speaks: those of every table, for other lines are played at one. */
export const SPOKEN = [...TABLE_WORDS, "told", "home", "open"] as const;
