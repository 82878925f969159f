/** The game that an option code is of. */
export const gameOf = (code: string): "sea" | "mountain" =>
  code.startsWith("mountain") ? "mountain" : "sea";
