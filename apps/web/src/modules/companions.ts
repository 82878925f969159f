// Written by `npm run rooms -- --update`.
/** What each module adds to the companion at a real table; null for a module that adds nothing. */
import type { ModuleId } from "@stillwater/engine";
import type { CompanionPart } from "./companion-part";
import { companion as DayNight } from "./day-night/companion";
import { companion as Duel } from "./duel/companion";
import { companion as JaggedRocks } from "./jagged-rocks/companion";
import { companion as MountainGoats } from "./mountain-goats/companion";
import { companion as Panoramas } from "./panoramas/companion";
import { companion as StormCompass } from "./storm-compass/companion";

export const COMPANION_PARTS: { readonly [M in ModuleId]: CompanionPart | null } = {
  "jagged-rocks": JaggedRocks,
  "sea-monsters": null,
  "storm-compass": StormCompass,
  "wild-cards": null,
  beacons: null,
  "high-arch": null,
  pyramid: null,
  "day-night": DayNight,
  duel: Duel,
  "green-path": null,
  panoramas: Panoramas,
  "mountain-goats": MountainGoats,
};
