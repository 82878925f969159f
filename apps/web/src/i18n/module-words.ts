// Written by `npm run rooms -- --update`.
/** The messages that modules add: their type and their files. If a file is missing, this does not compile. */

import type Beacons from "../../messages/en/modules/beacons.json";
import type DayNight from "../../messages/en/modules/day-night.json";
import type Duel from "../../messages/en/modules/duel.json";
import type GreenPath from "../../messages/en/modules/green-path.json";
import type HighArch from "../../messages/en/modules/high-arch.json";
import type JaggedRocks from "../../messages/en/modules/jagged-rocks.json";
import type MountainGoats from "../../messages/en/modules/mountain-goats.json";
import type Panoramas from "../../messages/en/modules/panoramas.json";
import type Pyramid from "../../messages/en/modules/pyramid.json";
import type SeaMonsters from "../../messages/en/modules/sea-monsters.json";
import type StormCompass from "../../messages/en/modules/storm-compass.json";
import type WildCards from "../../messages/en/modules/wild-cards.json";

export type ModuleMessages = typeof JaggedRocks &
  typeof SeaMonsters &
  typeof StormCompass &
  typeof WildCards &
  typeof Beacons &
  typeof HighArch &
  typeof Pyramid &
  typeof DayNight &
  typeof Duel &
  typeof GreenPath &
  typeof Panoramas &
  typeof MountainGoats;

export const WORD_FILES = [
  "jagged-rocks",
  "sea-monsters",
  "storm-compass",
  "wild-cards",
  "beacons",
  "high-arch",
  "pyramid",
  "day-night",
  "duel",
  "green-path",
  "panoramas",
  "mountain-goats",
] as const;
