// Written by `npm run rooms -- --update`.
/** How the ids of each room's clauses begin. The types use this to find the clauses of a room. */

import type { Begins as Beacons } from "./beacons/begins";
import type { Begins as DayNight } from "./day-night/begins";
import type { Begins as Duel } from "./duel/begins";
import type { Begins as GreenPath } from "./green-path/begins";
import type { Begins as HighArch } from "./high-arch/begins";
import type { Begins as JaggedRocks } from "./jagged-rocks/begins";
import type { Begins as Mountain } from "./mountain/begins";
import type { Begins as MountainGoats } from "./mountain-goats/begins";
import type { Begins as Panoramas } from "./panoramas/begins";
import type { Begins as Pyramid } from "./pyramid/begins";
import type { Begins as Sea } from "./sea/begins";
import type { Begins as SeaMonsters } from "./sea-monsters/begins";
import type { Begins as StormCompass } from "./storm-compass/begins";
import type { Begins as WildCards } from "./wild-cards/begins";

export interface BeginsOf {
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
