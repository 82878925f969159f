// Written by `npm run rooms -- --update`.
/** How each module is written in an option code. The rules are listed elsewhere, so that forms need not load them. */
import type { MountainOptions } from "../mountain/options";
import type { Wording } from "../notation/wording";
import type { SeaOptions } from "../sea/options";
import { words as beacons } from "./beacons/options";
import { words as dayNight } from "./day-night/options";
import { words as duel } from "./duel/options";
import { words as greenPath } from "./green-path/options";
import { words as highArch } from "./high-arch/options";
import type { AscentId, ExpansionId, VariantId } from "./ids";
import { words as jaggedRocks } from "./jagged-rocks/options";
import { words as mountainGoats } from "./mountain-goats/options";
import { words as panoramas } from "./panoramas/options";
import { words as pyramid } from "./pyramid/options";
import { words as seaMonsters } from "./sea-monsters/options";
import { words as stormCompass } from "./storm-compass/options";
import { words as wildCards } from "./wild-cards/options";
import type { VariantWording } from "./wording";

export const VARIANT_WORDS: Readonly<Record<VariantId, VariantWording>> = {
  "high-arch": highArch,
  pyramid,
  "day-night": dayNight,
  duel,
};

export const EXPANSION_WORDS: Readonly<Record<ExpansionId, Wording<SeaOptions>>> = {
  "jagged-rocks": jaggedRocks,
  "sea-monsters": seaMonsters,
  "storm-compass": stormCompass,
  "wild-cards": wildCards,
  beacons,
};

export const ASCENT_WORDS: Readonly<Record<AscentId, Wording<MountainOptions>>> = {
  "green-path": greenPath,
  panoramas,
  "mountain-goats": mountainGoats,
};
