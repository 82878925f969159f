// Written by `npm run rooms -- --update`.
/** What a search needs to know about the meanings of each room, besides their words. */
import type { MeaningsOfRoom } from "../lexicon/shapes";
import { meanings as beacons } from "./beacons/meanings";
import { meanings as dayNight } from "./day-night/meanings";
import { meanings as duel } from "./duel/meanings";
import { meanings as greenPath } from "./green-path/meanings";
import { meanings as highArch } from "./high-arch/meanings";
import { meanings as jaggedRocks } from "./jagged-rocks/meanings";
import type { MeaningsOf } from "./meanings-of";
import { meanings as mountain } from "./mountain/meanings";
import { meanings as mountainGoats } from "./mountain-goats/meanings";
import { meanings as panoramas } from "./panoramas/meanings";
import { meanings as pyramid } from "./pyramid/meanings";
import type { RoomId } from "./room";
import { meanings as sea } from "./sea/meanings";
import { meanings as seaMonsters } from "./sea-monsters/meanings";
import { meanings as stormCompass } from "./storm-compass/meanings";
import { meanings as wildCards } from "./wild-cards/meanings";

export const ROOM_MEANINGS: { readonly [Room in RoomId]: MeaningsOfRoom<MeaningsOf[Room]> } = {
  sea,
  "jagged-rocks": jaggedRocks,
  "sea-monsters": seaMonsters,
  "storm-compass": stormCompass,
  "wild-cards": wildCards,
  beacons,
  "high-arch": highArch,
  pyramid,
  "day-night": dayNight,
  duel,
  mountain,
  "green-path": greenPath,
  panoramas,
  "mountain-goats": mountainGoats,
};
