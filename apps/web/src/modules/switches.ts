// Written by `npm run rooms -- --update`.
/** The switches of modules that can be combined, and the settings of each variant; null for one without any. */
import type { AscentId, ExpansionId, SeaVariant } from "@stillwater/engine";
import type { ComponentType } from "react";
import { ModuleSwitch as Beacons } from "./beacons/Switch";
import { ModuleSwitch as GreenPath } from "./green-path/Switch";
import { ModuleSwitch as JaggedRocks } from "./jagged-rocks/Switch";
import { ModuleSwitch as MountainGoats } from "./mountain-goats/Switch";
import { ModuleSwitch as Panoramas } from "./panoramas/Switch";
import { Settings as Pyramid } from "./pyramid/Settings";
import { ModuleSwitch as SeaMonsters } from "./sea-monsters/Switch";
import { ModuleSwitch as StormCompass } from "./storm-compass/Switch";
import type { MountainSwitchProps, SeaSwitchProps } from "./switch";
import { ModuleSwitch as WildCards } from "./wild-cards/Switch";

export const EXPANSION_SWITCHES: { readonly [M in ExpansionId]: ComponentType<SeaSwitchProps> } = {
  "jagged-rocks": JaggedRocks,
  "sea-monsters": SeaMonsters,
  "storm-compass": StormCompass,
  "wild-cards": WildCards,
  beacons: Beacons,
};

export const ASCENT_SWITCHES: { readonly [M in AscentId]: ComponentType<MountainSwitchProps> } = {
  "green-path": GreenPath,
  "mountain-goats": MountainGoats,
  panoramas: Panoramas,
};

export const VARIANT_SETTINGS: { readonly [V in SeaVariant]: ComponentType<SeaSwitchProps> | null } = {
  arch: null,
  pyramid: Pyramid,
  night: null,
  duel: null,
};
