/** Option sets of the mountain: every subset of the modules, every number of players. */
import fc from "fast-check";
import { MOUNTAIN_DEFAULTS, type MountainOptions, writeOptions } from "../../../src/index";

const OWN_PANORAMAS = ["2-3-4", "3-4-3", "9-8-7"] as const;

/** Panoramas: none, three to five of the ten, or people's own. */
const PANORAMAS = [
  { panoramas: 0, sequences: [] },
  { panoramas: 3, sequences: [] },
  { panoramas: 4, sequences: [] },
  { panoramas: 5, sequences: [] },
  { panoramas: 3, sequences: OWN_PANORAMAS },
] as const;

/** All 160 option sets, with one list of people's own Panoramas. */
const ALL_CLIMBS: readonly MountainOptions[] = [1, 2, 3, 4, 5].flatMap((players) =>
  (players === 1 ? [0, 1, 2, 3] : [3]).flatMap((ropes) =>
    [false, true].flatMap((green) =>
      PANORAMAS.flatMap((shown) =>
        [false, true].map((goats): MountainOptions => {
          return { ...MOUNTAIN_DEFAULTS, players, ropes, green, goats, ...shown };
        }),
      ),
    ),
  ),
);

export const ALL_CLIMB_CODES: readonly string[] = ALL_CLIMBS.map(writeOptions);

/** An option set; all numbers of players are equally likely. */
export const anyClimb: fc.Arbitrary<MountainOptions> = fc
  .integer({ min: 1, max: 5 })
  .chain((players) => fc.constantFrom(...ALL_CLIMBS.filter((options) => options.players === players)));
