// Written by `npm run rooms -- --update`.
/** Where each rule of a room is found in the sources. The rooms are in reading order. */
import type { RoomCitations } from "../citations/shapes";
import { citations as beacons } from "./beacons/citations";
import { citations as dayNight } from "./day-night/citations";
import { citations as duel } from "./duel/citations";
import { citations as greenPath } from "./green-path/citations";
import { citations as highArch } from "./high-arch/citations";
import { citations as jaggedRocks } from "./jagged-rocks/citations";
import { citations as mountain } from "./mountain/citations";
import { citations as mountainGoats } from "./mountain-goats/citations";
import { citations as panoramas } from "./panoramas/citations";
import { citations as pyramid } from "./pyramid/citations";
import type { RoomId } from "./room";
import { citations as sea } from "./sea/citations";
import { citations as seaMonsters } from "./sea-monsters/citations";
import { citations as stormCompass } from "./storm-compass/citations";
import { citations as wildCards } from "./wild-cards/citations";

export const ROOM_CITATIONS = {
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
} as const satisfies { readonly [Room in RoomId]: RoomCitations<Room> };
