/** What each module of both boxes is made of: the only place, beside `options.ts`, that names them all. */
import { dayAndNight } from "./day-night/rules";
import { twoAgainstEachOther } from "./duel/rules";
import { greenPath } from "./green-path/rules";
import { highArch } from "./high-arch/rules";
import { jaggedRocks } from "./jagged-rocks/rules";
import type { AscentRules, ExpansionRules, VariantRules } from "./module";
import { mountainGoats } from "./mountain-goats/rules";
import type { AscentId, ExpansionId, SeaVariant } from "./options";
import { panoramas } from "./panoramas/rules";
import { pyramid } from "./pyramid/rules";
import { seaMonsters } from "./sea-monsters/rules";
import { stormCompass } from "./storm-compass/rules";
import { wildCards } from "./wild-cards/rules";

export const EXPANSIONS: Readonly<Record<ExpansionId, ExpansionRules>> = {
  "jagged-rocks": jaggedRocks,
  "sea-monsters": seaMonsters,
  "storm-compass": stormCompass,
  "wild-cards": wildCards,
};

export const ASCENT: Readonly<Record<AscentId, AscentRules>> = {
  "green-path": greenPath,
  panoramas,
  "mountain-goats": mountainGoats,
};

export const VARIANTS: Readonly<Record<SeaVariant, VariantRules>> = {
  arch: highArch,
  pyramid,
  night: dayAndNight,
  duel: twoAgainstEachOther,
};
