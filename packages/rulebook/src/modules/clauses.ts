/** The texts of the rules, room by room. */
import type { Chapter } from "../clauses/shapes";
import { chapter as dayNight } from "./day-night/clauses";
import { chapter as duel } from "./duel/clauses";
import { chapter as greenPath } from "./green-path/clauses";
import { chapter as highArch } from "./high-arch/clauses";
import { chapter as jaggedRocks } from "./jagged-rocks/clauses";
import { bridges } from "./mountain/clauses/bridges";
import { campfires } from "./mountain/clauses/campfires";
import { ending as mountainEnding } from "./mountain/clauses/ending";
import { placing as mountainPlacing } from "./mountain/clauses/placing";
import { setup as mountainSetup } from "./mountain/clauses/setup";
import { turn as mountainTurn } from "./mountain/clauses/turn";
import { chapter as mountainGoats } from "./mountain-goats/clauses";
import { chapter as panoramas } from "./panoramas/clauses";
import { chapter as pyramid } from "./pyramid/clauses";
import type { RoomId } from "./room";
import { ending } from "./sea/clauses/ending";
import { placing } from "./sea/clauses/placing";
import { setup } from "./sea/clauses/setup";
import { start } from "./sea/clauses/start";
import { turn } from "./sea/clauses/turn";
import { chapter as seaMonsters } from "./sea-monsters/clauses";
import { compasses, storms } from "./storm-compass/clauses";
import { chapter as wildCards } from "./wild-cards/clauses";

/** In reading order. */
export const ROOM_CHAPTERS = {
  sea: [setup, turn, placing, start, ending],
  "jagged-rocks": [jaggedRocks],
  "sea-monsters": [seaMonsters],
  "storm-compass": [storms, compasses],
  "wild-cards": [wildCards],
  "high-arch": [highArch],
  pyramid: [pyramid],
  "day-night": [dayNight],
  duel: [duel],
  mountain: [mountainSetup, mountainTurn, mountainPlacing, bridges, campfires, mountainEnding],
  "green-path": [greenPath],
  panoramas: [panoramas],
  "mountain-goats": [mountainGoats],
} as const satisfies { readonly [Room in RoomId]: readonly Chapter[] };
