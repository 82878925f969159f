// Written by `npm run rooms -- --update`.
/** What can be asked about one card of each module. */
import type { NoAsks } from "../understand/room";
import type { Asks as MountainGoats } from "./mountain-goats/question";
import type { Asks as SeaMonsters } from "./sea-monsters/question";
import type { Asks as StormCompass } from "./storm-compass/question";

export interface AsksOf {
  readonly "jagged-rocks": NoAsks;
  readonly "sea-monsters": SeaMonsters;
  readonly "storm-compass": StormCompass;
  readonly "wild-cards": NoAsks;
  readonly beacons: NoAsks;
  readonly "high-arch": NoAsks;
  readonly pyramid: NoAsks;
  readonly "day-night": NoAsks;
  readonly duel: NoAsks;
  readonly "green-path": NoAsks;
  readonly panoramas: NoAsks;
  readonly "mountain-goats": MountainGoats;
}
