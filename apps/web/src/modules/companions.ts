// Written by `npm run rooms -- --update`.
/** What each module adds to the companion of a real table. */
import type { ModuleId } from "@stillwater/engine";
import { type CompanionPart, NO_COMPANION } from "./companion-part";
import { companion as dayNight } from "./day-night/companion";
import { companion as jaggedRocks } from "./jagged-rocks/companion";
import { companion as mountainGoats } from "./mountain-goats/companion";
import { companion as panoramas } from "./panoramas/companion";
import { companion as stormCompass } from "./storm-compass/companion";

export const COMPANION_PARTS: { readonly [M in ModuleId]: CompanionPart } = {
  "jagged-rocks": jaggedRocks,
  "sea-monsters": NO_COMPANION,
  "storm-compass": stormCompass,
  "wild-cards": NO_COMPANION,
  beacons: NO_COMPANION,
  "high-arch": NO_COMPANION,
  pyramid: NO_COMPANION,
  "day-night": dayNight,
  duel: NO_COMPANION,
  "green-path": NO_COMPANION,
  panoramas,
  "mountain-goats": mountainGoats,
};
