// Written by `npm run rooms -- --update`.
/** The rules that each module explains the first time they matter; null for a module that explains none. */
import type { ModuleId } from "@stillwater/engine";
import { firsts as DayNight } from "./day-night/firsts";
import { firsts as Duel } from "./duel/firsts";
import type { FirstTimes } from "./first-times";
import { firsts as GreenPath } from "./green-path/firsts";
import { firsts as HighArch } from "./high-arch/firsts";
import { firsts as MountainGoats } from "./mountain-goats/firsts";
import { firsts as Panoramas } from "./panoramas/firsts";
import { firsts as Pyramid } from "./pyramid/firsts";

export const FIRSTS: { readonly [M in ModuleId]: FirstTimes | null } = {
  "jagged-rocks": null,
  "sea-monsters": null,
  "storm-compass": null,
  "wild-cards": null,
  beacons: null,
  "high-arch": HighArch,
  pyramid: Pyramid,
  "day-night": DayNight,
  duel: Duel,
  "green-path": GreenPath,
  panoramas: Panoramas,
  "mountain-goats": MountainGoats,
};
