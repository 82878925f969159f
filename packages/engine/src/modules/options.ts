/**
 * The modules of both boxes, and how each stands in an option code. What they do is in `rules.ts`: a form needs no rules.
 * A module is one folder here and one of the same name in every package that knows it.
 */
import type { MountainOptions } from "../mountain/options";
import type { Wording } from "../notation/wording";
import type { SeaOptions } from "../sea/options";
import { nightWords } from "./day-night/options";
import { duelWords } from "./duel/options";
import { greenPathWords } from "./green-path/options";
import { archWords } from "./high-arch/options";
import { rocksWords } from "./jagged-rocks/options";
import { goatsWords } from "./mountain-goats/options";
import { panoramasWords } from "./panoramas/options";
import { pyramidWords } from "./pyramid/options";
import { monstersWords } from "./sea-monsters/options";
import { stormsWords } from "./storm-compass/options";
import { wildWords } from "./wild-cards/options";
import type { VariantWording } from "./wording";

/** Variants of the sea, by their word in an option code. They go with nothing else (T.setup.mix). */
export const SEA_VARIANTS = ["arch", "pyramid", "night", "duel"] as const;
export type SeaVariant = (typeof SEA_VARIANTS)[number];

/** The modules of both boxes: the folder of each, in every package that knows it. */
export type VariantId = "high-arch" | "pyramid" | "day-night" | "duel";
export type ExpansionId = "jagged-rocks" | "sea-monsters" | "storm-compass" | "wild-cards";
export type AscentId = "green-path" | "panoramas" | "mountain-goats";
export type ModuleId = VariantId | ExpansionId | AscentId;

/** Their words, in the order in which a code has them. */
export const MODULES: {
  readonly variants: Readonly<Record<VariantId, VariantWording>>;
  readonly expansions: Readonly<Record<ExpansionId, Wording<SeaOptions>>>;
  readonly ascent: Readonly<Record<AscentId, Wording<MountainOptions>>>;
} = {
  variants: {
    "high-arch": archWords,
    pyramid: pyramidWords,
    "day-night": nightWords,
    duel: duelWords,
  },
  expansions: {
    "jagged-rocks": rocksWords,
    "sea-monsters": monstersWords,
    "storm-compass": stormsWords,
    "wild-cards": wildWords,
  },
  ascent: {
    "green-path": greenPathWords,
    panoramas: panoramasWords,
    "mountain-goats": goatsWords,
  },
};
