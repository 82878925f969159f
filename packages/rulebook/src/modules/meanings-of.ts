// Written by `npm run rooms -- --update`.
/** The names of the meanings that the words of each room have in lines, in searches and in questions. */

import type { MeaningNames as Beacons } from "./beacons/meanings";
import type { MeaningNames as DayNight } from "./day-night/meanings";
import type { MeaningNames as Duel } from "./duel/meanings";
import type { MeaningNames as GreenPath } from "./green-path/meanings";
import type { MeaningNames as HighArch } from "./high-arch/meanings";
import type { MeaningNames as JaggedRocks } from "./jagged-rocks/meanings";
import type { MeaningNames as Mountain } from "./mountain/meanings";
import type { MeaningNames as MountainGoats } from "./mountain-goats/meanings";
import type { MeaningNames as Panoramas } from "./panoramas/meanings";
import type { MeaningNames as Pyramid } from "./pyramid/meanings";
import type { MeaningNames as Sea } from "./sea/meanings";
import type { MeaningNames as SeaMonsters } from "./sea-monsters/meanings";
import type { MeaningNames as StormCompass } from "./storm-compass/meanings";
import type { MeaningNames as WildCards } from "./wild-cards/meanings";

export interface MeaningsOf {
  readonly sea: Sea;
  readonly "jagged-rocks": JaggedRocks;
  readonly "sea-monsters": SeaMonsters;
  readonly "storm-compass": StormCompass;
  readonly "wild-cards": WildCards;
  readonly beacons: Beacons;
  readonly "high-arch": HighArch;
  readonly pyramid: Pyramid;
  readonly "day-night": DayNight;
  readonly duel: Duel;
  readonly mountain: Mountain;
  readonly "green-path": GreenPath;
  readonly panoramas: Panoramas;
  readonly "mountain-goats": MountainGoats;
}
