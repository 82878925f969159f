// Written by `npm run rooms -- --update`.
/** What each module adds to the questions about one card that can be understood. */
import type { ModuleId } from "@stillwater/engine";
import type { RoomQuestion } from "../understand/room";
import type { AsksOf } from "./asks";
import { roomQuestion as beacons } from "./beacons/question";
import { roomQuestion as dayNight } from "./day-night/question";
import { roomQuestion as duel } from "./duel/question";
import { roomQuestion as greenPath } from "./green-path/question";
import { roomQuestion as highArch } from "./high-arch/question";
import { roomQuestion as jaggedRocks } from "./jagged-rocks/question";
import { roomQuestion as mountainGoats } from "./mountain-goats/question";
import { roomQuestion as panoramas } from "./panoramas/question";
import { roomQuestion as pyramid } from "./pyramid/question";
import { roomQuestion as seaMonsters } from "./sea-monsters/question";
import { roomQuestion as stormCompass } from "./storm-compass/question";
import { roomQuestion as wildCards } from "./wild-cards/question";

export const QUESTIONS: { readonly [M in ModuleId]: RoomQuestion<AsksOf[M]> } = {
  "jagged-rocks": jaggedRocks,
  "sea-monsters": seaMonsters,
  "storm-compass": stormCompass,
  "wild-cards": wildCards,
  beacons,
  "high-arch": highArch,
  pyramid,
  "day-night": dayNight,
  duel,
  "green-path": greenPath,
  panoramas,
  "mountain-goats": mountainGoats,
};
