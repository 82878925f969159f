// Written by `npm run rooms -- --update`.
/** The examples of the rules of each room, without their captions. The rooms are in reading order. */
import type { ExampleFrame } from "../examples/shapes";
import { examples as beacons } from "./beacons/examples";
import { examples as dayNight } from "./day-night/examples";
import { examples as duel } from "./duel/examples";
import { examples as greenPath } from "./green-path/examples";
import { examples as highArch } from "./high-arch/examples";
import { examples as jaggedRocks } from "./jagged-rocks/examples";
import { examples as mountain } from "./mountain/examples";
import { examples as mountainGoats } from "./mountain-goats/examples";
import { examples as panoramas } from "./panoramas/examples";
import { examples as pyramid } from "./pyramid/examples";
import type { RoomId } from "./room";
import { examples as sea } from "./sea/examples";
import { examples as seaMonsters } from "./sea-monsters/examples";
import { examples as stormCompass } from "./storm-compass/examples";
import { examples as wildCards } from "./wild-cards/examples";

export const ROOM_EXAMPLES: { readonly [Room in RoomId]: readonly ExampleFrame[] } = {
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
