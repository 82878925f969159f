/**
 * How many of 200 games the steady crew has to win on a deal for grades 1 to 4; below that it is 5. Each grade holds about a
 * fifth of the deals of its set. Written by `npm run grades`, which plays fresh deals; sets that are not here have no grades.
 */
export const THRESHOLDS: Readonly<Record<string, readonly [number, number, number, number]>> = {
  "mountain p1": [187, 179, 168, 160],
  "mountain p2": [160, 138, 118, 86],
  "mountain p2 goats": [65, 36, 19, 6],
  "mountain p2 green": [104, 89, 45, 40],
  "mountain p3": [158, 138, 127, 102],
  "mountain p4": [122, 115, 105, 77],
  "mountain p5": [110, 93, 73, 56],
  "sea p1": [200, 199, 198, 197],
  "sea p1 rocks": [200, 199, 198, 195],
  "sea p2": [197, 195, 193, 180],
  "sea p2 -12": [121, 110, 87, 51],
  "sea p2 arch": [176, 172, 165, 157],
  "sea p2 monsters3": [177, 170, 165, 154],
  "sea p2 rocks": [194, 191, 189, 165],
  "sea p2 storms": [75, 48, 26, 7],
  "sea p2 wild2": [200, 199, 198, 196],
  "sea p3": [193, 190, 186, 179],
  "sea p3 -12": [97, 78, 57, 21],
  "sea p3 rocks": [191, 187, 183, 171],
  "sea p4": [192, 190, 187, 176],
  "sea p4 rocks": [190, 184, 178, 162],
  "sea p5": [190, 189, 185, 171],
};
