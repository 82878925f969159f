// Written by `npm run rooms -- --update`.
/** The panel that each module shows where a position is set up; null for a module without a panel. */
import type { ModuleId } from "@stillwater/engine";
import type { ComponentType } from "react";
import { Panel as DayNight } from "./day-night/Panel";
import { Panel as Duel } from "./duel/Panel";
import { Panel as JaggedRocks } from "./jagged-rocks/Panel";
import type { PanelProps } from "./panel";
import { Panel as Panoramas } from "./panoramas/Panel";
import { Panel as Pyramid } from "./pyramid/Panel";
import { Panel as StormCompass } from "./storm-compass/Panel";

export const PANELS: { readonly [M in ModuleId]: ComponentType<PanelProps> | null } = {
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
  "mountain-goats": null,
};
