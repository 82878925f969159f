// Written by `npm run rooms -- --update`.
/** What each room says about its rules and acts. A module may answer in place of the game that it belongs to. */
import type { RoomVerdict } from "../verdict/speaking";
import { verdict as beacons } from "./beacons/verdict";
import { verdict as dayNight } from "./day-night/verdict";
import { verdict as duel } from "./duel/verdict";
import { verdict as greenPath } from "./green-path/verdict";
import { verdict as highArch } from "./high-arch/verdict";
import { verdict as jaggedRocks } from "./jagged-rocks/verdict";
import { verdict as mountain } from "./mountain/verdict";
import { verdict as mountainGoats } from "./mountain-goats/verdict";
import { verdict as panoramas } from "./panoramas/verdict";
import { verdict as pyramid } from "./pyramid/verdict";
import type { RoomId } from "./room";
import { verdict as sea } from "./sea/verdict";
import { verdict as seaMonsters } from "./sea-monsters/verdict";
import { verdict as stormCompass } from "./storm-compass/verdict";
import { verdict as wildCards } from "./wild-cards/verdict";

export const ROOM_VERDICTS: { readonly [Room in RoomId]: RoomVerdict<Room> } = {
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
