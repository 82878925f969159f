// Written by `npm run rooms -- --update`.
/** The fields that each module adds to a setup, and how the module uses them; null for a module without any. */
import type { SetupPart } from "../setup/part";
import type { SetupFields as DayNightSetupFields } from "./day-night/setup";
import { setup as DayNight } from "./day-night/setup";
import type { SetupFields as DuelSetupFields } from "./duel/setup";
import { setup as Duel } from "./duel/setup";
import type { ModuleId } from "./ids";
import type { SetupFields as JaggedRocksSetupFields } from "./jagged-rocks/setup";
import { setup as JaggedRocks } from "./jagged-rocks/setup";
import type { SetupFields as MountainGoatsSetupFields } from "./mountain-goats/setup";
import { setup as MountainGoats } from "./mountain-goats/setup";
import type { SetupFields as PanoramasSetupFields } from "./panoramas/setup";
import { setup as Panoramas } from "./panoramas/setup";
import type { SetupFields as PyramidSetupFields } from "./pyramid/setup";
import { setup as Pyramid } from "./pyramid/setup";
import type { SetupFields as StormCompassSetupFields } from "./storm-compass/setup";
import { setup as StormCompass } from "./storm-compass/setup";

export interface ModuleSetup
  extends JaggedRocksSetupFields,
    StormCompassSetupFields,
    PyramidSetupFields,
    DayNightSetupFields,
    DuelSetupFields,
    PanoramasSetupFields,
    MountainGoatsSetupFields {}

export const SETUP_PARTS: { readonly [M in ModuleId]: SetupPart | null } = {
  "jagged-rocks": JaggedRocks,
  "sea-monsters": null,
  "storm-compass": StormCompass,
  "wild-cards": null,
  beacons: null,
  "high-arch": null,
  pyramid: Pyramid,
  "day-night": DayNight,
  duel: Duel,
  "green-path": null,
  panoramas: Panoramas,
  "mountain-goats": MountainGoats,
};
