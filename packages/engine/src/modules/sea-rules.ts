// Written by `npm run rooms -- --update`.
/** The chapters of rules that each module of the sea adds. A variant also says what it changes in the game. */

import { rules as beacons } from "./beacons/rules";
import { rules as dayNight } from "./day-night/rules";
import { rules as duel } from "./duel/rules";
import { rules as highArch } from "./high-arch/rules";
import type { ExpansionId, SeaVariant } from "./ids";
import { rules as jaggedRocks } from "./jagged-rocks/rules";
import type { ExpansionRules, VariantRules } from "./module";
import { rules as pyramid } from "./pyramid/rules";
import { rules as seaMonsters } from "./sea-monsters/rules";
import { rules as stormCompass } from "./storm-compass/rules";
import { rules as wildCards } from "./wild-cards/rules";

export const EXPANSION_RULES: Readonly<Record<ExpansionId, ExpansionRules>> = {
  "jagged-rocks": jaggedRocks,
  "sea-monsters": seaMonsters,
  "storm-compass": stormCompass,
  "wild-cards": wildCards,
  beacons,
};

export const VARIANT_RULES: Readonly<Record<SeaVariant, VariantRules>> = {
  arch: highArch,
  pyramid,
  night: dayNight,
  duel,
};
