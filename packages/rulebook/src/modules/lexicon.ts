// Written by `npm run rooms -- --update`.
/** Words to understand people by, room by room, in reading order. */
import type { RoomLexicon } from "../lexicon/shapes";
import { lexicon as dayNight } from "./day-night/lexicon";
import { lexicon as duel } from "./duel/lexicon";
import { lexicon as greenPath } from "./green-path/lexicon";
import { lexicon as highArch } from "./high-arch/lexicon";
import { lexicon as jaggedRocks } from "./jagged-rocks/lexicon";
import { lexicon as mountain } from "./mountain/lexicon";
import { lexicon as mountainGoats } from "./mountain-goats/lexicon";
import { lexicon as panoramas } from "./panoramas/lexicon";
import { lexicon as pyramid } from "./pyramid/lexicon";
import type { RoomId } from "./room";
import { lexicon as sea } from "./sea/lexicon";
import { lexicon as seaMonsters } from "./sea-monsters/lexicon";
import { lexicon as stormCompass } from "./storm-compass/lexicon";
import { lexicon as wildCards } from "./wild-cards/lexicon";

export const ROOM_LEXICONS = {
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
} as const satisfies { readonly [Room in RoomId]: RoomLexicon };
