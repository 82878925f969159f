// Written by `npm run rooms -- --update`.
/** What modules add to the description of a table, and the values of these fields while no module is in play. */

import type { Described as BeaconsDescribed } from "./beacons/description";
import { NOTHING_OF_IT as beaconsNothingOfIt } from "./beacons/description";
import type { Described as DayNightDescribed } from "./day-night/description";
import { NOTHING_OF_IT as dayNightNothingOfIt } from "./day-night/description";
import type { Described as DuelDescribed } from "./duel/description";
import { NOTHING_OF_IT as duelNothingOfIt } from "./duel/description";
import type { Described as GreenPathDescribed } from "./green-path/description";
import { NOTHING_OF_IT as greenPathNothingOfIt } from "./green-path/description";
import type { Described as HighArchDescribed } from "./high-arch/description";
import { NOTHING_OF_IT as highArchNothingOfIt } from "./high-arch/description";
import type { Described as JaggedRocksDescribed } from "./jagged-rocks/description";
import { NOTHING_OF_IT as jaggedRocksNothingOfIt } from "./jagged-rocks/description";
import type { Described as MountainGoatsDescribed } from "./mountain-goats/description";
import { NOTHING_OF_IT as mountainGoatsNothingOfIt } from "./mountain-goats/description";
import type { Described as PanoramasDescribed } from "./panoramas/description";
import { NOTHING_OF_IT as panoramasNothingOfIt } from "./panoramas/description";
import type { Described as PyramidDescribed } from "./pyramid/description";
import { NOTHING_OF_IT as pyramidNothingOfIt } from "./pyramid/description";
import type { Described as StormCompassDescribed } from "./storm-compass/description";
import { NOTHING_OF_IT as stormCompassNothingOfIt } from "./storm-compass/description";

export interface ModuleDescription
  extends JaggedRocksDescribed,
    StormCompassDescribed,
    BeaconsDescribed,
    HighArchDescribed,
    PyramidDescribed,
    DayNightDescribed,
    DuelDescribed,
    GreenPathDescribed,
    PanoramasDescribed,
    MountainGoatsDescribed {}

export const NOTHING_OF_MODULES: ModuleDescription = {
  ...jaggedRocksNothingOfIt,
  ...stormCompassNothingOfIt,
  ...beaconsNothingOfIt,
  ...highArchNothingOfIt,
  ...pyramidNothingOfIt,
  ...dayNightNothingOfIt,
  ...duelNothingOfIt,
  ...greenPathNothingOfIt,
  ...panoramasNothingOfIt,
  ...mountainGoatsNothingOfIt,
};
