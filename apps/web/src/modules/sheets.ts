// Written by `npm run rooms -- --update`.
/** For each module, a component that loads the style sheets of its boards; null for a module without any. */
import type { ModuleId } from "@stillwater/engine";
import type { ComponentType } from "react";
import { Sheets as Beacons } from "./beacons/sheets";
import { Sheets as DayNight } from "./day-night/sheets";
import { Sheets as HighArch } from "./high-arch/sheets";
import { Sheets as JaggedRocks } from "./jagged-rocks/sheets";
import { Sheets as Pyramid } from "./pyramid/sheets";
import { Sheets as SeaMonsters } from "./sea-monsters/sheets";
import { Sheets as StormCompass } from "./storm-compass/sheets";
import { Sheets as WildCards } from "./wild-cards/sheets";

export const SHEETS: { readonly [M in ModuleId]: ComponentType | null } = {
  "jagged-rocks": JaggedRocks,
  "sea-monsters": SeaMonsters,
  "storm-compass": StormCompass,
  "wild-cards": WildCards,
  beacons: Beacons,
  "high-arch": HighArch,
  pyramid: Pyramid,
  "day-night": DayNight,
  duel: null,
  "green-path": null,
  panoramas: null,
  "mountain-goats": null,
};
