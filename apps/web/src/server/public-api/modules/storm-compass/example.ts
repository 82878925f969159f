/** An act that no game without it has. */
export const example = "compass row:3";
