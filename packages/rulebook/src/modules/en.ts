// Written by `npm run rooms -- --update`.
/** What the rooms say in English, which says which words there are: the other languages do not compile without them. */

import { en as dayNight } from "./day-night/en";
import { en as duel } from "./duel/en";
import { en as greenPath } from "./green-path/en";
import { en as highArch } from "./high-arch/en";
import { en as jaggedRocks } from "./jagged-rocks/en";
import { en as mountain } from "./mountain/en";
import { en as mountainGoats } from "./mountain-goats/en";
import { en as panoramas } from "./panoramas/en";
import { en as pyramid } from "./pyramid/en";
import type { RoomId } from "./room";
import { en as sea } from "./sea/en";
import { en as seaMonsters } from "./sea-monsters/en";
import { en as stormCompass } from "./storm-compass/en";
import { en as wildCards } from "./wild-cards/en";

export const ROOM_WORDS = {
  sea,
  "jagged-rocks": jaggedRocks,
  "sea-monsters": seaMonsters,
  "storm-compass": stormCompass,
  "wild-cards": wildCards,
  "high-arch": highArch,
  pyramid,
  "day-night": dayNight,
  duel,
  mountain,
  "green-path": greenPath,
  panoramas,
  "mountain-goats": mountainGoats,
} as const satisfies { readonly [Room in RoomId]: object };
