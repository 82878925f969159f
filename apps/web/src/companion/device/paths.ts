/** Where a followed game is, after the language. */
export const trackPath = (id: string): string => `/companion/game?game=${id}`;

/** Where somebody joins it with another device, after the language. */
export const joinPath = (id: string): string => `/companion/join?game=${id}`;

/** Where a game with printed cards is begun, after the language. */
export const beginPath = (game: "sea" | "mountain"): string =>
  game === "sea" ? "/play/new?companion" : "/play/new?companion&game=mountain";
