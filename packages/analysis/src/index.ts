/** What can be said of a game once all its cards are known. Pure: no clock, no chance of its own, no input or output. */
export { type Course, isWon, type Position, playOn, tablesOf } from "./position";
export { findLine, type Line } from "./solver";
