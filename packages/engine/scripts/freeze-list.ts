/** What is frozen: whole games, and positions to count from. To add one, add a line here and run `scripts/freeze.ts`. */
import type { FREEZING } from "./freeze-crews";

type Crew = keyof typeof FREEZING;

export interface Golden {
  readonly code: string;
  readonly result: "won" | "lost";
  readonly crew: Crew;
  /** The seed from which the search for such a game starts. */
  readonly luck: number;
}

const golden = (code: string, result: Golden["result"], crew: Crew, luck = 0): Golden => {
  return { code, result, crew, luck };
};

export const GAMES: readonly Golden[] = [
  golden("sea p1", "won", "navigator"),
  golden("sea p1", "lost", "anyhow"),
  golden("sea p1 solo4", "won", "navigator"),
  golden("sea p1 -12 strict solo9", "lost", "thrifty"),
  golden("sea p2", "won", "navigator"),
  golden("sea p2", "lost", "anyhow"),
  golden("sea p2 -12 strict", "lost", "thrifty"),
  golden("sea p2 -4", "won", "navigator"),
  golden("sea p3", "won", "navigator"),
  golden("sea p3 -12", "won", "navigator"),
  golden("sea p4", "won", "navigator"),
  golden("sea p4 strict", "lost", "anyhow"),
  golden("sea p5", "won", "navigator"),
  golden("sea p5 -7", "lost", "thrifty"),
  // Stormy Seas, one by one, in pairs and all together.
  golden("sea p2 rocks", "won", "navigator"),
  golden("sea p3 rocks:auto", "won", "navigator"),
  golden("sea p4 -6 rocks strict", "lost", "anyhow"),
  golden("sea p2 monsters3", "won", "navigator", 127),
  golden("sea p4 monsters5", "lost", "thrifty"),
  golden("sea p2 storms", "won", "navigator", 20),
  golden("sea p5 storms", "won", "navigator", 116),
  golden("sea p3 -12 storms", "lost", "anyhow"),
  golden("sea p2 wild1", "won", "navigator"),
  golden("sea p1 wild2", "won", "navigator"),
  golden("sea p3 rocks monsters4", "lost", "anyhow", 1),
  golden("sea p2 rocks storms", "lost", "thrifty", 1),
  golden("sea p4 rocks:auto wild2", "won", "navigator"),
  golden("sea p2 monsters5 storms", "lost", "anyhow", 2),
  golden("sea p5 monsters3 wild1", "lost", "thrifty", 2),
  golden("sea p3 -4 storms wild2", "lost", "anyhow", 3),
  golden("sea p1 rocks:auto monsters3 storms wild2", "won", "navigator", 117),
  golden("sea p3 rocks:auto monsters3 storms wild2", "won", "navigator", 102),
  golden("sea p2 rocks monsters4 storms wild2", "lost", "anyhow", 4),
  golden("sea p5 -12 strict rocks monsters5 storms wild2", "lost", "thrifty", 4),
  golden("sea p1 -6 solo5 rocks:auto monsters5 storms wild1", "lost", "anyhow", 5),
  golden("sea p2 beacons", "won", "navigator"),
  golden("sea p4 beacons storms", "lost", "anyhow", 6),
  // Variants.
  golden("sea p1 arch", "won", "navigator"),
  golden("sea p3 arch", "won", "navigator"),
  golden("sea p5 arch -12 strict", "lost", "anyhow"),
  golden("sea p2 pyramid", "won", "navigator", 4),
  golden("sea p3 pyramid harder", "won", "navigator", 4),
  golden("sea p1 pyramid easier", "won", "navigator", 3),
  golden("sea p4 pyramid steps", "won", "navigator"),
  golden("sea p5 pyramid harder easier steps -8", "lost", "anyhow"),
  golden("sea p2 night", "won", "lookout", 2),
  golden("sea p1 night", "won", "lookout", 3),
  golden("sea p4 night", "won", "lookout", 4),
  golden("sea p5 night -10 strict", "lost", "anyhow"),
  golden("sea p2 duel", "won", "navigator"),
  golden("sea p2 duel", "won", "thrifty", 5),
  // The mountain; finding these took minutes.
  golden("mountain p1", "won", "mountaineer", 1),
  golden("mountain p1 ropes0", "lost", "wander", 1),
  golden("mountain p2", "won", "mountaineer", 3),
  golden("mountain p2", "lost", "wander", 2),
  golden("mountain p3", "won", "mountaineer", 5),
  golden("mountain p4", "won", "mountaineer", 5),
  golden("mountain p5", "won", "mountaineer", 0),
  golden("mountain p5 goats", "lost", "scramble", 3),
  golden("mountain p2 green", "won", "mountaineer", 2),
  golden("mountain p2 panoramas3", "won", "mountaineer", 591),
  golden("mountain p2 goats", "won", "mountaineer", 60),
  golden("mountain p3 green panoramas3", "won", "mountaineer", 327),
  golden("mountain p1 green goats", "won", "mountaineer", 429),
  golden("mountain p1 panoramas3 goats", "lost", "mountaineer", 0),
  golden("mountain p1 green panoramas3 goats", "won", "mountaineer", 1562),
  golden("mountain p4 panoramas(2-3-4,3-4-3,9-8-7)", "lost", "scramble", 4),
  golden("mountain p3 green panoramas5 goats", "lost", "wander", 6),
];

export interface Count {
  readonly name: string;
  readonly code: string;
  readonly luck: number;
  readonly crew: Crew;
  /** How much of the game is played before counting begins: 0 nothing, 1 all. */
  readonly part: number;
  /** The depth grows while the counts stay below this. */
  readonly most: number;
}

/** Three positions of one game: its opening, its middle and its end. */
const stages = (name: string, code: string, luck: number, crew: Crew): readonly Count[] => [
  { name: `${name}-opening`, code, luck, crew, part: 0, most: 3000 },
  { name: `${name}-middle`, code, luck, crew, part: 0.5, most: 2500 },
  { name: `${name}-late`, code, luck, crew, part: 0.92, most: 2500 },
];

export const COUNTS: readonly Count[] = [
  ...stages("rocks", "sea p2 rocks", 21, "navigator"),
  ...stages("rocks-auto", "sea p3 rocks:auto", 22, "navigator"),
  ...stages("monsters", "sea p2 monsters4", 23, "navigator"),
  ...stages("storms", "sea p2 storms", 24, "navigator"),
  ...stages("storms-p4", "sea p4 -8 storms", 25, "thrifty"),
  ...stages("wild", "sea p1 wild2", 26, "navigator"),
  ...stages("stormy-seas", "sea p2 rocks monsters5 storms wild2", 27, "navigator"),
  ...stages("stormy-seas-solo", "sea p1 rocks:auto monsters3 storms wild1", 28, "thrifty"),
  ...stages("beacons", "sea p2 beacons", 42, "navigator"),
  ...stages("arch", "sea p2 arch", 29, "navigator"),
  ...stages("pyramid", "sea p2 pyramid", 30, "navigator"),
  ...stages("pyramid-harder", "sea p3 pyramid harder", 31, "navigator"),
  ...stages("pyramid-easier", "sea p1 pyramid easier", 32, "navigator"),
  ...stages("pyramid-steps", "sea p4 pyramid steps", 33, "thrifty"),
  ...stages("night", "sea p2 night", 34, "lookout"),
  ...stages("duel", "sea p2 duel", 35, "navigator"),
  ...stages("mountain", "mountain p2", 36, "mountaineer"),
  ...stages("mountain-solo", "mountain p1", 37, "mountaineer"),
  ...stages("green-path", "mountain p3 green", 38, "mountaineer"),
  ...stages("panoramas", "mountain p2 panoramas3", 39, "mountaineer"),
  ...stages("goats", "mountain p2 goats", 40, "mountaineer"),
  ...stages("modules", "mountain p1 green panoramas5 goats", 41, "mountaineer"),
];
