// Written by `npm run rooms -- --update`.
/** What each module contributes to a position set up by hand; null for a module that contributes nothing. */
import type { ModuleId } from "@stillwater/engine";
import { position as DayNight } from "./day-night/position";
import { position as Duel } from "./duel/position";
import { position as JaggedRocks } from "./jagged-rocks/position";
import { position as MountainGoats } from "./mountain-goats/position";
import type { PositionPart } from "./position-part";
import { position as Pyramid } from "./pyramid/position";
import { position as SeaMonsters } from "./sea-monsters/position";
import { position as StormCompass } from "./storm-compass/position";

export const POSITIONS: { readonly [M in ModuleId]: PositionPart | null } = {
  "jagged-rocks": JaggedRocks,
  "sea-monsters": SeaMonsters,
  "storm-compass": StormCompass,
  "wild-cards": null,
  beacons: null,
  "high-arch": null,
  pyramid: Pyramid,
  "day-night": DayNight,
  duel: Duel,
  "green-path": null,
  panoramas: null,
  "mountain-goats": MountainGoats,
};
