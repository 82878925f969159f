/** An act that no game without this module has. */
export const example = "compass row:3";
