// Written by `npm run rooms -- --update`.
/** What each module adds where a position is set up and passed on. */
import type { ModuleId } from "@stillwater/engine";
import { editor as dayNight } from "./day-night/editor";
import { editor as duel } from "./duel/editor";
import { type EditorPart, NO_EDITOR } from "./editor-part";
import { editor as jaggedRocks } from "./jagged-rocks/editor";
import { editor as mountainGoats } from "./mountain-goats/editor";
import { editor as panoramas } from "./panoramas/editor";
import { editor as pyramid } from "./pyramid/editor";
import { editor as stormCompass } from "./storm-compass/editor";
import { editor as wildCards } from "./wild-cards/editor";

export const EDITOR: { readonly [M in ModuleId]: EditorPart } = {
  "jagged-rocks": jaggedRocks,
  "sea-monsters": NO_EDITOR,
  "storm-compass": stormCompass,
  "wild-cards": wildCards,
  beacons: NO_EDITOR,
  "high-arch": NO_EDITOR,
  pyramid,
  "day-night": dayNight,
  duel,
  "green-path": NO_EDITOR,
  panoramas,
  "mountain-goats": mountainGoats,
};
