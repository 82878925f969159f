// Written by `npm run rooms -- --update`.
/** What the rooms say in French. */

import { fr as dayNight } from "./day-night/fr";
import { fr as duel } from "./duel/fr";
import type { ROOM_WORDS as ENGLISH } from "./en";
import { fr as greenPath } from "./green-path/fr";
import { fr as highArch } from "./high-arch/fr";
import { fr as jaggedRocks } from "./jagged-rocks/fr";
import { fr as mountain } from "./mountain/fr";
import { fr as mountainGoats } from "./mountain-goats/fr";
import { fr as panoramas } from "./panoramas/fr";
import { fr as pyramid } from "./pyramid/fr";
import { fr as sea } from "./sea/fr";
import { fr as seaMonsters } from "./sea-monsters/fr";
import { fr as stormCompass } from "./storm-compass/fr";
import { fr as wildCards } from "./wild-cards/fr";

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
