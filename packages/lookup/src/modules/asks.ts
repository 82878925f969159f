// Written by `npm run rooms -- --update`.
/** The names of the cards, states, places and deeds that each module adds to questions about one card. */

import type { Asks as Beacons } from "./beacons/question";
import type { Asks as DayNight } from "./day-night/question";
import type { Asks as Duel } from "./duel/question";
import type { Asks as GreenPath } from "./green-path/question";
import type { Asks as HighArch } from "./high-arch/question";
import type { Asks as JaggedRocks } from "./jagged-rocks/question";
import type { Asks as MountainGoats } from "./mountain-goats/question";
import type { Asks as Panoramas } from "./panoramas/question";
import type { Asks as Pyramid } from "./pyramid/question";
import type { Asks as SeaMonsters } from "./sea-monsters/question";
import type { Asks as StormCompass } from "./storm-compass/question";
import type { Asks as WildCards } from "./wild-cards/question";

export interface AsksOf {
  readonly "jagged-rocks": JaggedRocks;
  readonly "sea-monsters": SeaMonsters;
  readonly "storm-compass": StormCompass;
  readonly "wild-cards": WildCards;
  readonly beacons: Beacons;
  readonly "high-arch": HighArch;
  readonly pyramid: Pyramid;
  readonly "day-night": DayNight;
  readonly duel: Duel;
  readonly "green-path": GreenPath;
  readonly panoramas: Panoramas;
  readonly "mountain-goats": MountainGoats;
}
