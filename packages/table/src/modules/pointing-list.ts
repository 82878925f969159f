// Written by `npm run rooms -- --update`.
/** How people point at the table for each act of a module that is done by pointing. */

import { pointing as dayNight } from "./day-night/pointing";
import { pointing as jaggedRocks } from "./jagged-rocks/pointing";
import { pointing as mountainGoats } from "./mountain-goats/pointing";
import { pointing as stormCompass } from "./storm-compass/pointing";

export const ROOM_POINTING = {
  ...jaggedRocks,
  ...stormCompass,
  ...dayNight,
  ...mountainGoats,
};
