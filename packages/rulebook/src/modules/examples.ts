/** Boards to touch, room by room. */
import type { Example } from "../examples/shapes";
import { examples as dayNight } from "./day-night/examples";
import { examples as duel } from "./duel/examples";
import { examples as greenPath } from "./green-path/examples";
import { examples as highArch } from "./high-arch/examples";
import { examples as jaggedRocks } from "./jagged-rocks/examples";
import { campfires } from "./mountain/examples/campfires";
import { ending as mountainEnding } from "./mountain/examples/ending";
import { placing as mountainPlacing } from "./mountain/examples/placing";
import { prices as mountainPrices } from "./mountain/examples/prices";
import { setup as mountainSetup } from "./mountain/examples/setup";
import { turn as mountainTurn } from "./mountain/examples/turn";
import { examples as mountainGoats } from "./mountain-goats/examples";
import { examples as panoramas } from "./panoramas/examples";
import { examples as pyramid } from "./pyramid/examples";
import type { RoomId } from "./room";
import { ending } from "./sea/examples/ending";
import { placing } from "./sea/examples/placing";
import { prices } from "./sea/examples/prices";
import { setup } from "./sea/examples/setup";
import { start } from "./sea/examples/start";
import { turn } from "./sea/examples/turn";
import { examples as seaMonsters } from "./sea-monsters/examples";
import { examples as stormCompass } from "./storm-compass/examples";
import { examples as wildCards } from "./wild-cards/examples";

/** In reading order. */
export const ROOM_EXAMPLES: { readonly [Room in RoomId]: readonly Example[] } = {
  sea: [...setup, ...turn, ...placing, ...prices, ...start, ...ending],
  "jagged-rocks": jaggedRocks,
  "sea-monsters": seaMonsters,
  "storm-compass": stormCompass,
  "wild-cards": wildCards,
  "high-arch": highArch,
  pyramid,
  "day-night": dayNight,
  duel,
  mountain: [
    ...mountainSetup,
    ...mountainTurn,
    ...mountainPlacing,
    ...mountainPrices,
    ...campfires,
    ...mountainEnding,
  ],
  "green-path": greenPath,
  panoramas,
  "mountain-goats": mountainGoats,
};
