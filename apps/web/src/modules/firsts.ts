// Written by `npm run rooms -- --update`.
/** What each module tells of the first time it matters. */
import type { ModuleId } from "@stillwater/engine";
import { firsts as dayNight } from "./day-night/firsts";
import { firsts as duel } from "./duel/firsts";
import { type FirstTimes, NO_FIRSTS } from "./first-times";
import { firsts as greenPath } from "./green-path/firsts";
import { firsts as highArch } from "./high-arch/firsts";
import { firsts as mountainGoats } from "./mountain-goats/firsts";
import { firsts as panoramas } from "./panoramas/firsts";
import { firsts as pyramid } from "./pyramid/firsts";

export const FIRSTS: { readonly [M in ModuleId]: FirstTimes } = {
  "jagged-rocks": NO_FIRSTS,
  "sea-monsters": NO_FIRSTS,
  "storm-compass": NO_FIRSTS,
  "wild-cards": NO_FIRSTS,
  beacons: NO_FIRSTS,
  "high-arch": highArch,
  pyramid,
  "day-night": dayNight,
  duel,
  "green-path": greenPath,
  panoramas,
  "mountain-goats": mountainGoats,
};
