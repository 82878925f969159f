/** The longest name, in characters: the input field and the server use the same limits. */

export const LONGEST_NAME = 24;
/** The longest line that may be said after the game. */
export const LONGEST_LINE = 140;
