// Written by `npm run rooms -- --update`.
/** What can be asked about one card of each module. */
import type { NoAsks } from "../understand/room";
import type { Asks as GreenPath } from "./green-path/question";
import type { Asks as JaggedRocks } from "./jagged-rocks/question";
import type { Asks as MountainGoats } from "./mountain-goats/question";
import type { Asks as Panoramas } from "./panoramas/question";
import type { Asks as SeaMonsters } from "./sea-monsters/question";
import type { Asks as StormCompass } from "./storm-compass/question";
import type { Asks as WildCards } from "./wild-cards/question";

export interface AsksOf {
  readonly "jagged-rocks": JaggedRocks;
  readonly "sea-monsters": SeaMonsters;
  readonly "storm-compass": StormCompass;
  readonly "wild-cards": WildCards;
  readonly beacons: NoAsks;
  readonly "high-arch": NoAsks;
  readonly pyramid: NoAsks;
  readonly "day-night": NoAsks;
  readonly duel: NoAsks;
  readonly "green-path": GreenPath;
  readonly panoramas: Panoramas;
  readonly "mountain-goats": MountainGoats;
}
