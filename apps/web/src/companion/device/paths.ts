/** The path of a tracked game, after the language. */
export const trackPath = (id: string): string => `/companion/game?game=${id}`;

/** The path where another device joins a game, after the language. */
export const joinPath = (id: string): string => `/companion/join?game=${id}`;

/** The path where a game with printed cards is started, after the language. */
export const beginPath = (game: "sea" | "mountain"): string =>
  game === "sea" ? "/play/new?companion" : "/play/new?companion&game=mountain";
