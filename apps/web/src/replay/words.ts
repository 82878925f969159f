import { TABLE_WORDS } from "@/table/words";

/** Shared message areas of a replay: those of every table, since other lines are played at one. */
export const SPOKEN = [...TABLE_WORDS, "told", "open"] as const;
