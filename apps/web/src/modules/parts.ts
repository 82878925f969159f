// Written by `npm run rooms -- --update`.
/** What each module of the sea shows at a table. */
import type { ExpansionId, VariantId } from "@stillwater/engine";
import { parts as beacons } from "./beacons/parts";
import { parts as dayNight } from "./day-night/parts";
import { parts as duel } from "./duel/parts";
import { parts as highArch } from "./high-arch/parts";
import { parts as jaggedRocks } from "./jagged-rocks/parts";
import { parts as pyramid } from "./pyramid/parts";
import { parts as seaMonsters } from "./sea-monsters/parts";
import type { SeaParts } from "./sea-part";
import { parts as stormCompass } from "./storm-compass/parts";
import { parts as wildCards } from "./wild-cards/parts";

export const PARTS: { readonly [M in VariantId | ExpansionId]: SeaParts } = {
  "high-arch": highArch,
  pyramid,
  "day-night": dayNight,
  duel,
  "jagged-rocks": jaggedRocks,
  "sea-monsters": seaMonsters,
  "storm-compass": stormCompass,
  "wild-cards": wildCards,
  beacons,
};
