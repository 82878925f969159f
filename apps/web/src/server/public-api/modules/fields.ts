// Written by `npm run rooms -- --update`.
/** The fields that modules add to a position that a program enters. */

import { fields as dayNight } from "./day-night/fields";
import { fields as duel } from "./duel/fields";
import { fields as jaggedRocks } from "./jagged-rocks/fields";
import { fields as mountainGoats } from "./mountain-goats/fields";
import { fields as panoramas } from "./panoramas/fields";
import { fields as pyramid } from "./pyramid/fields";
import { fields as stormCompass } from "./storm-compass/fields";

export const SETUP_FIELDS = {
  ...jaggedRocks,
  ...stormCompass,
  ...pyramid,
  ...dayNight,
  ...duel,
  ...panoramas,
  ...mountainGoats,
};
