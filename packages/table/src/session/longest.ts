/** Letters of what people write for one another: the field on a page and the server hold to the same. */

export const LONGEST_NAME = 24;
/** A line after the game. */
export const LONGEST_LINE = 140;
