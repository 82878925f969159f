export const GAMES = ["sea", "mountain"] as const;
export type RuledGame = (typeof GAMES)[number];

export const isRuledGame = (text: string): text is RuledGame => GAMES.some((game) => game === text);
