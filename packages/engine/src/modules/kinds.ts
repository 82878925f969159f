// Written by `npm run rooms -- --update`.
/** The kinds of cards, tokens and places that each module adds, and how the acts that it adds are written. */
import { type Kinds, NO_KINDS } from "../notation/kinds";
import { kinds as dayNight } from "./day-night/names";
import { kinds as duel } from "./duel/names";
import type { ModuleId } from "./ids";
import { kinds as jaggedRocks } from "./jagged-rocks/names";
import { kinds as mountainGoats } from "./mountain-goats/names";
import { kinds as panoramas } from "./panoramas/names";
import { kinds as pyramid } from "./pyramid/names";
import { kinds as seaMonsters } from "./sea-monsters/names";
import { kinds as stormCompass } from "./storm-compass/names";
import { kinds as wildCards } from "./wild-cards/names";

export const MODULE_KINDS = {
  "high-arch": NO_KINDS,
  pyramid,
  "day-night": dayNight,
  duel,
  "jagged-rocks": jaggedRocks,
  "sea-monsters": seaMonsters,
  "storm-compass": stormCompass,
  "wild-cards": wildCards,
  beacons: NO_KINDS,
  "green-path": NO_KINDS,
  panoramas,
  "mountain-goats": mountainGoats,
} as const satisfies Readonly<Record<ModuleId, Kinds>>;
