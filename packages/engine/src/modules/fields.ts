// Written by `npm run rooms -- --update`.
/** The fields that modules add to the options of each game, and default values for those of the mountain. */

import type { Fields as BeaconsFields } from "./beacons/options";
import type { Fields as GreenPathFields } from "./green-path/options";
import { defaults as greenPathDefaults } from "./green-path/options";
import type { Fields as JaggedRocksFields } from "./jagged-rocks/options";
import type { Fields as MountainGoatsFields } from "./mountain-goats/options";
import { defaults as mountainGoatsDefaults } from "./mountain-goats/options";
import type { Fields as PanoramasFields } from "./panoramas/options";
import { defaults as panoramasDefaults } from "./panoramas/options";
import type { Fields as PyramidFields } from "./pyramid/options";
import type { Fields as SeaMonstersFields } from "./sea-monsters/options";
import type { Fields as StormCompassFields } from "./storm-compass/options";
import type { Fields as WildCardsFields } from "./wild-cards/options";

export interface SeaFields
  extends JaggedRocksFields,
    SeaMonstersFields,
    StormCompassFields,
    WildCardsFields,
    BeaconsFields,
    PyramidFields {}

export interface AscentFields extends GreenPathFields, PanoramasFields, MountainGoatsFields {}

export const ASCENT_DEFAULTS: AscentFields = {
  ...greenPathDefaults,
  ...panoramasDefaults,
  ...mountainGoatsDefaults,
};
