// Written by `npm run rooms -- --update`.
/** The way in which people do each act that a module adds, in the order of the buttons. */

import { ways as dayNight } from "./day-night/ways";
import { ways as duel } from "./duel/ways";
import { ways as jaggedRocks } from "./jagged-rocks/ways";
import { ways as mountainGoats } from "./mountain-goats/ways";
import { ways as seaMonsters } from "./sea-monsters/ways";
import { ways as stormCompass } from "./storm-compass/ways";

export const ROOM_WAYS = {
  ...jaggedRocks,
  ...seaMonsters,
  ...stormCompass,
  ...dayNight,
  ...duel,
  ...mountainGoats,
};
