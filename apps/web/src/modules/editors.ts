// Written by `npm run rooms -- --update`.
/** What each module adds where a position is set up, drawn and shared; null for a module that adds nothing. */
import type { ModuleId } from "@stillwater/engine";
import { editor as DayNight } from "./day-night/editor";
import { editor as Duel } from "./duel/editor";
import type { EditorPart } from "./editor-part";
import { editor as JaggedRocks } from "./jagged-rocks/editor";
import { editor as MountainGoats } from "./mountain-goats/editor";
import { editor as Panoramas } from "./panoramas/editor";
import { editor as Pyramid } from "./pyramid/editor";
import { editor as StormCompass } from "./storm-compass/editor";
import { editor as WildCards } from "./wild-cards/editor";

export const EDITOR: { readonly [M in ModuleId]: EditorPart | null } = {
  "jagged-rocks": JaggedRocks,
  "sea-monsters": null,
  "storm-compass": StormCompass,
  "wild-cards": WildCards,
  beacons: null,
  "high-arch": null,
  pyramid: Pyramid,
  "day-night": DayNight,
  duel: Duel,
  "green-path": null,
  panoramas: Panoramas,
  "mountain-goats": MountainGoats,
};
