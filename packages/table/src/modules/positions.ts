// Written by `npm run rooms -- --update`.
/** What each module says of a position that is set up by hand. */
import type { ModuleId } from "@stillwater/engine";
import { position as dayNight } from "./day-night/position";
import { position as duel } from "./duel/position";
import { position as mountainGoats } from "./mountain-goats/position";
import { NO_POSITION, type PositionPart } from "./position-part";
import { position as seaMonsters } from "./sea-monsters/position";
import { position as stormCompass } from "./storm-compass/position";

export const POSITIONS: { readonly [M in ModuleId]: PositionPart } = {
  "jagged-rocks": NO_POSITION,
  "sea-monsters": seaMonsters,
  "storm-compass": stormCompass,
  "wild-cards": NO_POSITION,
  beacons: NO_POSITION,
  "high-arch": NO_POSITION,
  pyramid: NO_POSITION,
  "day-night": dayNight,
  duel,
  "green-path": NO_POSITION,
  panoramas: NO_POSITION,
  "mountain-goats": mountainGoats,
};
