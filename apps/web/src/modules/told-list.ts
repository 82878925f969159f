// Written by `npm run rooms -- --update`.
/** The words that say with which options of each module a game is played. */
import type { AscentId, ExpansionId, VariantId } from "@stillwater/engine";
import { told as beacons } from "./beacons/told";
import { told as greenPath } from "./green-path/told";
import { told as jaggedRocks } from "./jagged-rocks/told";
import { told as mountainGoats } from "./mountain-goats/told";
import { told as panoramas } from "./panoramas/told";
import { told as pyramid } from "./pyramid/told";
import { told as seaMonsters } from "./sea-monsters/told";
import { told as stormCompass } from "./storm-compass/told";
import { NOTHING_TOLD, type ToldOptions } from "./told";
import { told as wildCards } from "./wild-cards/told";

export const VARIANT_TOLD: { readonly [M in VariantId]: ToldOptions<M> } = {
  "high-arch": NOTHING_TOLD,
  pyramid,
  "day-night": NOTHING_TOLD,
  duel: NOTHING_TOLD,
};

export const EXPANSION_TOLD: { readonly [M in ExpansionId]: ToldOptions<M> } = {
  "jagged-rocks": jaggedRocks,
  "sea-monsters": seaMonsters,
  "storm-compass": stormCompass,
  "wild-cards": wildCards,
  beacons,
};

export const ASCENT_TOLD: { readonly [M in AscentId]: ToldOptions<M> } = {
  "green-path": greenPath,
  panoramas,
  "mountain-goats": mountainGoats,
};
