import type { ClauseId } from "@stillwater/engine";

export const GAMES = ["sea", "mountain"] as const;
export type RuledGame = (typeof GAMES)[number];

/** Ids of the sea begin with T, those of the mountain with A. */
export const gameOfClause = (clause: ClauseId): RuledGame => (clause.startsWith("A.") ? "mountain" : "sea");

export const isRuledGame = (text: string): text is RuledGame => GAMES.some((game) => game === text);
