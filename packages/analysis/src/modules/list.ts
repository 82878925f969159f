// Written by `npm run rooms -- --update`.
/** What the analysis may rely on while a module is in play, listed for each module. */
import type { ModuleId } from "@stillwater/engine";
import { terms as beacons } from "./beacons/terms";
import { terms as dayNight } from "./day-night/terms";
import { terms as duel } from "./duel/terms";
import { terms as greenPath } from "./green-path/terms";
import { terms as highArch } from "./high-arch/terms";
import { terms as jaggedRocks } from "./jagged-rocks/terms";
import { terms as mountainGoats } from "./mountain-goats/terms";
import { terms as panoramas } from "./panoramas/terms";
import { terms as pyramid } from "./pyramid/terms";
import { terms as seaMonsters } from "./sea-monsters/terms";
import type { Terms } from "./shapes";
import { terms as stormCompass } from "./storm-compass/terms";
import { terms as wildCards } from "./wild-cards/terms";

export const TERMS: Readonly<Record<ModuleId, Terms>> = {
  "jagged-rocks": jaggedRocks,
  "sea-monsters": seaMonsters,
  "storm-compass": stormCompass,
  "wild-cards": wildCards,
  beacons,
  "high-arch": highArch,
  pyramid,
  "day-night": dayNight,
  duel,
  "green-path": greenPath,
  panoramas,
  "mountain-goats": mountainGoats,
};
