/** Every option set of the mountain: crews of any size, all subsets of the modules, solo games with any number of ropes. */
import { MOUNTAIN_DEFAULTS, type MountainOptions } from "../../../src/index";
import type { Chance } from "../../support/chance";

/**
 * 128 sets of the box, 96 with three to five of people's own Panoramas, and 32 in which people say which cards bear a goat,
 * before the climb or when one is placed.
 */
export function everyClimb(luck: Chance): MountainOptions[] {
  const crews = [0, 1, 2, 3].map((ropes) => ({ players: 1, ropes }));
  for (const players of [2, 3, 4, 5]) crews.push({ players, ropes: MOUNTAIN_DEFAULTS.ropes });
  return crews.flatMap((crew) =>
    [false, true].flatMap((green) =>
      [false, true].flatMap((goats) => {
        const climb = { ...MOUNTAIN_DEFAULTS, ...crew, green, goats };
        const own = [3, 4, 5].map((count) => ownPanoramas(luck, count));
        return [
          ...[0, 3, 4, 5].map((panoramas) => ({ ...climb, panoramas })),
          ...own.map((sequences) => ({ ...climb, panoramas: sequences.length, sequences })),
          ...(goats ? [ownGoats(luck), "unknown" as const] : []).map((goatCards) => ({
            ...climb,
            goatCards,
          })),
        ];
      }),
    ),
  );
}

/** Eight to twelve cards; both copies of one now and then. Without 1s, as above. */
function ownGoats(luck: Chance): string[] {
  const cards = ["g", "b", "r"].flatMap((colour) =>
    Array.from({ length: 22 }, (_, index) => `${colour}${2 + (index % 11)}`),
  );
  return luck.shuffled(cards).slice(0, 8 + luck.below(5));
}

/** Different sequences in the order of the code; without 1s, which a solo player takes out. */
function ownPanoramas(luck: Chance, count: number): string[] {
  const drawn = new Map<number, string>();
  while (drawn.size < count) {
    const numbers = [0, 0, 0].map(() => 2 + luck.below(11));
    drawn.set(
      numbers.reduce((sum, number) => sum * 16 + number, 0),
      numbers.join("-"),
    );
  }
  return [...drawn].sort(([a], [b]) => a - b).map(([, sequence]) => sequence);
}
