// Written by `npm run rooms -- --update`.
/** What the rooms say in German. */

import { de as dayNight } from "./day-night/de";
import { de as duel } from "./duel/de";
import type { ROOM_WORDS as ENGLISH } from "./en";
import { de as greenPath } from "./green-path/de";
import { de as highArch } from "./high-arch/de";
import { de as jaggedRocks } from "./jagged-rocks/de";
import { de as mountain } from "./mountain/de";
import { de as mountainGoats } from "./mountain-goats/de";
import { de as panoramas } from "./panoramas/de";
import { de as pyramid } from "./pyramid/de";
import { de as sea } from "./sea/de";
import { de as seaMonsters } from "./sea-monsters/de";
import { de as stormCompass } from "./storm-compass/de";
import { de as wildCards } from "./wild-cards/de";

export const ROOM_WORDS: typeof ENGLISH = {
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
};
