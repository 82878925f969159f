/**
 * How many of 200 games the steady crew has to win on a deal for grades 1 to 4; below that it is 5. Each grade holds about a
 * fifth of the deals of its set. Written by `npm run grades`, which plays fresh deals; sets that are not here have no grades.
 */
export const THRESHOLDS: Readonly<Record<string, readonly [number, number, number, number]>> = {
  "mountain p1": [187, 179, 168, 160],
  "mountain p2": [160, 138, 118, 86],
  "mountain p3": [158, 138, 127, 102],
  "mountain p4": [122, 115, 105, 77],
  "sea p1": [200, 199, 198, 197],
  "sea p2": [197, 195, 193, 180],
  "sea p2 -12": [121, 110, 87, 51],
  "sea p2 rocks": [194, 191, 189, 165],
  "sea p3": [193, 190, 186, 179],
  "sea p4": [192, 190, 187, 176],
};
