// Written by `npm run rooms -- --update`.
/** The areas of shared messages that the screens of each module need. */
import type { ModuleId } from "@stillwater/engine";
import { areas as beacons } from "./beacons/areas";
import { areas as dayNight } from "./day-night/areas";
import { areas as duel } from "./duel/areas";
import { areas as highArch } from "./high-arch/areas";
import { areas as pyramid } from "./pyramid/areas";
import type { SharedWords } from "./shared-words";
import { areas as stormCompass } from "./storm-compass/areas";
import { areas as wildCards } from "./wild-cards/areas";

export const MODULE_AREAS: { readonly [M in ModuleId]: SharedWords } = {
  "jagged-rocks": [],
  "sea-monsters": [],
  "storm-compass": stormCompass,
  "wild-cards": wildCards,
  beacons,
  "high-arch": highArch,
  pyramid,
  "day-night": dayNight,
  duel,
  "green-path": [],
  panoramas: [],
  "mountain-goats": [],
};
