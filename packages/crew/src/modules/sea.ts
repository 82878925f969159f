// Written by `npm run rooms -- --update`.
/** How the crew values the acts of each module of the sea, and how the module changes the value of other acts. */
import type { ExpansionId, VariantId } from "@stillwater/engine";
import type { SeaCraft } from "../sea/sense";
import { craft as beacons } from "./beacons/craft";
import { craft as dayNight } from "./day-night/craft";
import { craft as duel } from "./duel/craft";
import { craft as highArch } from "./high-arch/craft";
import { craft as jaggedRocks } from "./jagged-rocks/craft";
import { craft as pyramid } from "./pyramid/craft";
import { craft as seaMonsters } from "./sea-monsters/craft";
import { craft as stormCompass } from "./storm-compass/craft";
import { craft as wildCards } from "./wild-cards/craft";

export const SEA_CRAFTS: { readonly [M in VariantId | ExpansionId]: SeaCraft<M> } = {
  "jagged-rocks": jaggedRocks,
  "sea-monsters": seaMonsters,
  "storm-compass": stormCompass,
  "wild-cards": wildCards,
  beacons,
  "high-arch": highArch,
  pyramid,
  "day-night": dayNight,
  duel,
};
