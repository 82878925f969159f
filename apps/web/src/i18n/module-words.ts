// Written by `npm run rooms -- --update`.
/** The words that modules bring to those of all pages: a file of its name for each that has any. */
import type Beacons from "../../messages/en/modules/beacons.json";
import type DayNight from "../../messages/en/modules/day-night.json";
import type Duel from "../../messages/en/modules/duel.json";
import type HighArch from "../../messages/en/modules/high-arch.json";
import type Pyramid from "../../messages/en/modules/pyramid.json";

export type ModuleMessages = typeof Beacons &
  typeof HighArch &
  typeof Pyramid &
  typeof DayNight &
  typeof Duel;

export const WORD_FILES = ["beacons", "high-arch", "pyramid", "day-night", "duel"] as const;
