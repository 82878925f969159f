/**
 * How many of 200 games the steady crew has to win on a deal for grades 1 to 4; below that it is 5. Each grade covers about
 * a fifth of the deals of its set. The most played sets come first. The figures are written by `npm run grades`, which plays
 * fresh deals; sets that are not listed have no grades.
 */
import rows from "./thresholds.json";

export const THRESHOLDS: Readonly<Record<string, readonly number[]>> = rows;
