// Written by `npm run rooms -- --update`.
/** How each room reads lines that are spoken or typed: its acts, its cards and its places. */
import { NO_LINES, type RoomLines } from "../spoken/lines";
import { lines as dayNight } from "./day-night/lines";
import { lines as duel } from "./duel/lines";
import { lines as highArch } from "./high-arch/lines";
import { lines as jaggedRocks } from "./jagged-rocks/lines";
import { lines as mountain } from "./mountain/lines";
import { lines as mountainGoats } from "./mountain-goats/lines";
import { lines as panoramas } from "./panoramas/lines";
import { lines as pyramid } from "./pyramid/lines";
import type { RoomId } from "./room";
import { lines as sea } from "./sea/lines";
import { lines as seaMonsters } from "./sea-monsters/lines";
import { lines as stormCompass } from "./storm-compass/lines";
import { lines as wildCards } from "./wild-cards/lines";

export const ROOM_LINES: { readonly [Room in RoomId]: RoomLines<Room> } = {
  sea,
  "jagged-rocks": jaggedRocks,
  "sea-monsters": seaMonsters,
  "storm-compass": stormCompass,
  "wild-cards": wildCards,
  beacons: NO_LINES,
  "high-arch": highArch,
  pyramid,
  "day-night": dayNight,
  duel,
  mountain,
  "green-path": NO_LINES,
  panoramas,
  "mountain-goats": mountainGoats,
};
