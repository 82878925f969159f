// Written by `npm run rooms -- --update`.
/** The steps that each module adds or replaces before the first turn; null for a module that changes none. */
import type { ModuleId } from "@stillwater/engine";
import { setUpPart as DayNight } from "./day-night/set-up";
import { setUpPart as Duel } from "./duel/set-up";
import { setUpPart as HighArch } from "./high-arch/set-up";
import { setUpPart as JaggedRocks } from "./jagged-rocks/set-up";
import { setUpPart as MountainGoats } from "./mountain-goats/set-up";
import { setUpPart as Panoramas } from "./panoramas/set-up";
import { setUpPart as Pyramid } from "./pyramid/set-up";
import type { SetUpFacts, SetUpPart } from "./set-up";
import { setUpPart as StormCompass } from "./storm-compass/set-up";

export const SET_UPS: { readonly [M in ModuleId]: ((facts: SetUpFacts) => SetUpPart | null) | null } = {
  "jagged-rocks": JaggedRocks,
  "sea-monsters": null,
  "storm-compass": StormCompass,
  "wild-cards": null,
  beacons: null,
  "high-arch": HighArch,
  pyramid: Pyramid,
  "day-night": DayNight,
  duel: Duel,
  "green-path": null,
  panoramas: Panoramas,
  "mountain-goats": MountainGoats,
};
