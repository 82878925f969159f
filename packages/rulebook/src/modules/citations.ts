/** Where the rules stand in the sources, room by room, and the words on their pills. */
import type { RoomCitations, Topics } from "../citations/shapes";
import * as dayNight from "./day-night/citations";
import * as duel from "./duel/citations";
import * as greenPath from "./green-path/citations";
import * as highArch from "./high-arch/citations";
import * as jaggedRocks from "./jagged-rocks/citations";
import * as mountain from "./mountain/citations";
import * as mountainGoats from "./mountain-goats/citations";
import * as panoramas from "./panoramas/citations";
import * as pyramid from "./pyramid/citations";
import type { RoomId } from "./room";
import * as sea from "./sea/citations";
import * as seaMonsters from "./sea-monsters/citations";
import * as stormCompass from "./storm-compass/citations";
import * as wildCards from "./wild-cards/citations";

/** In reading order. */
export const ROOM_CITATIONS = {
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
} as const satisfies {
  readonly [Room in RoomId]: { readonly topics: Topics; readonly citations: RoomCitations<Room> };
};
