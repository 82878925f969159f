// Written by `npm run rooms -- --update`.
/** The answers that each module gives on the command line, and the answers of all modules together. */
import type { ModuleId } from "@stillwater/engine";
import { type Answering, NO_ANSWERS } from "./answering";
import { answers as mountainGoats } from "./mountain-goats/answers";
import { answers as stormCompass } from "./storm-compass/answers";

export const ANSWERED_BY: { readonly [M in ModuleId]: Answering } = {
  "jagged-rocks": NO_ANSWERS,
  "sea-monsters": NO_ANSWERS,
  "storm-compass": stormCompass,
  "wild-cards": NO_ANSWERS,
  beacons: NO_ANSWERS,
  "high-arch": NO_ANSWERS,
  pyramid: NO_ANSWERS,
  "day-night": NO_ANSWERS,
  duel: NO_ANSWERS,
  "green-path": NO_ANSWERS,
  panoramas: NO_ANSWERS,
  "mountain-goats": mountainGoats,
};

export const ROOM_ANSWERS = {
  ...stormCompass,
  ...mountainGoats,
};
