// Written by `npm run rooms -- --update`.
/** What each module of the sea shows at a table; null for an expansion that only draws on the chart. */
import type { ExpansionId, VariantId } from "@stillwater/engine";
import { parts as Beacons } from "./beacons/parts";
import { parts as dayNight } from "./day-night/parts";
import { parts as duel } from "./duel/parts";
import { parts as highArch } from "./high-arch/parts";
import { parts as pyramid } from "./pyramid/parts";
import type { SeaParts, VariantParts } from "./sea-part";
import { parts as StormCompass } from "./storm-compass/parts";
import { parts as WildCards } from "./wild-cards/parts";

export const VARIANT_PARTS: { readonly [M in VariantId]: VariantParts } = {
  "high-arch": highArch,
  pyramid,
  "day-night": dayNight,
  duel,
};

export const EXPANSION_PARTS: { readonly [M in ExpansionId]: SeaParts | null } = {
  "jagged-rocks": null,
  "sea-monsters": null,
  "storm-compass": StormCompass,
  "wild-cards": WildCards,
  beacons: Beacons,
};
