// Written by `npm run rooms -- --update`.
/** What each module adds to how a game ended. */
import type { ModuleId } from "@stillwater/engine";
import { ending as duel } from "./duel/ending";
import { type EndingPart, NO_ENDING } from "./ending-part";

export const ENDINGS: { readonly [M in ModuleId]: EndingPart } = {
  "jagged-rocks": NO_ENDING,
  "sea-monsters": NO_ENDING,
  "storm-compass": NO_ENDING,
  "wild-cards": NO_ENDING,
  beacons: NO_ENDING,
  "high-arch": NO_ENDING,
  pyramid: NO_ENDING,
  "day-night": NO_ENDING,
  duel,
  "green-path": NO_ENDING,
  panoramas: NO_ENDING,
  "mountain-goats": NO_ENDING,
};
