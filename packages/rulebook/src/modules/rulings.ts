// Written by `npm run rooms -- --update`.
/** The questions about the rules of each room, without their words. The rooms are in reading order. */
import type { RulingFrame } from "../rulings/shapes";
import { rulings as beacons } from "./beacons/rulings";
import { rulings as dayNight } from "./day-night/rulings";
import { rulings as duel } from "./duel/rulings";
import { rulings as greenPath } from "./green-path/rulings";
import { rulings as highArch } from "./high-arch/rulings";
import { rulings as jaggedRocks } from "./jagged-rocks/rulings";
import { rulings as mountain } from "./mountain/rulings";
import { rulings as mountainGoats } from "./mountain-goats/rulings";
import { rulings as panoramas } from "./panoramas/rulings";
import { rulings as pyramid } from "./pyramid/rulings";
import type { RoomId } from "./room";
import { rulings as sea } from "./sea/rulings";
import { rulings as seaMonsters } from "./sea-monsters/rulings";
import { rulings as stormCompass } from "./storm-compass/rulings";
import { rulings as wildCards } from "./wild-cards/rulings";

export const ROOM_RULINGS: { readonly [Room in RoomId]: readonly RulingFrame[] } = {
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
