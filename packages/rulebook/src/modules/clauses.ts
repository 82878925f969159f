// Written by `npm run rooms -- --update`.
/** The chapters of each room and their rules, without the words of the rules. The rooms are in reading order. */
import type { BookChapter } from "../clauses/shapes";
import { chapters as beacons } from "./beacons/clauses";
import { chapters as dayNight } from "./day-night/clauses";
import { chapters as duel } from "./duel/clauses";
import { chapters as greenPath } from "./green-path/clauses";
import { chapters as highArch } from "./high-arch/clauses";
import { chapters as jaggedRocks } from "./jagged-rocks/clauses";
import { chapters as mountain } from "./mountain/clauses";
import { chapters as mountainGoats } from "./mountain-goats/clauses";
import { chapters as panoramas } from "./panoramas/clauses";
import { chapters as pyramid } from "./pyramid/clauses";
import type { RoomId } from "./room";
import { chapters as sea } from "./sea/clauses";
import { chapters as seaMonsters } from "./sea-monsters/clauses";
import { chapters as stormCompass } from "./storm-compass/clauses";
import { chapters as wildCards } from "./wild-cards/clauses";

export const ROOM_CHAPTERS = {
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
} as const satisfies { readonly [Room in RoomId]: readonly BookChapter[] };
