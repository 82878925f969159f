// Written by `npm run rooms -- --update`.
/** For programmers: an example of every act that a module adds, as it is written in the notation. */
import type { ModuleId } from "@stillwater/engine";
import { notation as dayNight } from "./day-night/notation";
import { notation as duel } from "./duel/notation";
import { notation as highArch } from "./high-arch/notation";
import { notation as jaggedRocks } from "./jagged-rocks/notation";
import { notation as mountainGoats } from "./mountain-goats/notation";
import { NO_NOTATION, type Notation } from "./notation";
import { notation as seaMonsters } from "./sea-monsters/notation";
import { notation as stormCompass } from "./storm-compass/notation";
import { notation as wildCards } from "./wild-cards/notation";

export const NOTATIONS: { readonly [M in ModuleId]: Notation<M> } = {
  "jagged-rocks": jaggedRocks,
  "sea-monsters": seaMonsters,
  "storm-compass": stormCompass,
  "wild-cards": wildCards,
  beacons: NO_NOTATION,
  "high-arch": highArch,
  pyramid: NO_NOTATION,
  "day-night": dayNight,
  duel,
  "green-path": NO_NOTATION,
  panoramas: NO_NOTATION,
  "mountain-goats": mountainGoats,
};
