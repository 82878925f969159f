// Written by `npm run rooms -- --update`.
/** What each module has people do before the first turn. */
import type { ModuleId } from "@stillwater/engine";
import { setUpPart as dayNight } from "./day-night/set-up";
import { setUpPart as duel } from "./duel/set-up";
import { setUpPart as highArch } from "./high-arch/set-up";
import { setUpPart as jaggedRocks } from "./jagged-rocks/set-up";
import { setUpPart as mountainGoats } from "./mountain-goats/set-up";
import { setUpPart as panoramas } from "./panoramas/set-up";
import { setUpPart as pyramid } from "./pyramid/set-up";
import { NOTHING_SET_UP, type SetUpFacts, type SetUpPart } from "./set-up";
import { setUpPart as stormCompass } from "./storm-compass/set-up";

export const SET_UPS: { readonly [M in ModuleId]: (facts: SetUpFacts) => SetUpPart } = {
  "jagged-rocks": jaggedRocks,
  "sea-monsters": () => NOTHING_SET_UP,
  "storm-compass": stormCompass,
  "wild-cards": () => NOTHING_SET_UP,
  beacons: () => NOTHING_SET_UP,
  "high-arch": highArch,
  pyramid,
  "day-night": dayNight,
  duel,
  "green-path": () => NOTHING_SET_UP,
  panoramas,
  "mountain-goats": mountainGoats,
};
