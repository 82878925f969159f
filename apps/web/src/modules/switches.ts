/** The switch of each module at set-up: leave one out and it does not compile. */
import type { AscentId, ExpansionId, SeaVariant } from "@stillwater/engine";
import type { ComponentType } from "react";
import { GreenPathSwitch } from "./green-path/Switch";
import { RocksSwitch } from "./jagged-rocks/Switch";
import { GoatsSwitch } from "./mountain-goats/Switch";
import { PanoramasSwitch } from "./panoramas/Switch";
import { PyramidSettings } from "./pyramid/Settings";
import { MonstersSwitch } from "./sea-monsters/Switch";
import { StormsSwitch } from "./storm-compass/Switch";
import type { MountainSwitchProps, SeaSwitchProps } from "./switch";
import { WildSwitch } from "./wild-cards/Switch";

export const EXPANSION_SWITCHES: { readonly [M in ExpansionId]: ComponentType<SeaSwitchProps> } = {
  "jagged-rocks": RocksSwitch,
  "sea-monsters": MonstersSwitch,
  "storm-compass": StormsSwitch,
  "wild-cards": WildSwitch,
};

export const ASCENT_SWITCHES: { readonly [M in AscentId]: ComponentType<MountainSwitchProps> } = {
  "green-path": GreenPathSwitch,
  "mountain-goats": GoatsSwitch,
  panoramas: PanoramasSwitch,
};

/** What can be set of a variant beside choosing it; null for nothing. */
export const VARIANT_SETTINGS: { readonly [V in SeaVariant]: ComponentType<SeaSwitchProps> | null } = {
  arch: null,
  pyramid: PyramidSettings,
  night: null,
  duel: null,
};
