// Written by `npm run rooms -- --update`.
/** How questions about one card of each module are understood; null for one that only its rules tell of. */
import type { ModuleId } from "@stillwater/engine";
import type { RoomQuestion } from "../understand/room";
import type { AsksOf } from "./asks";
import { roomQuestion as GreenPath } from "./green-path/question";
import { roomQuestion as JaggedRocks } from "./jagged-rocks/question";
import { roomQuestion as MountainGoats } from "./mountain-goats/question";
import { roomQuestion as Panoramas } from "./panoramas/question";
import { roomQuestion as SeaMonsters } from "./sea-monsters/question";
import { roomQuestion as StormCompass } from "./storm-compass/question";
import { roomQuestion as WildCards } from "./wild-cards/question";

export const QUESTIONS: { readonly [M in ModuleId]: RoomQuestion<AsksOf[M]> | null } = {
  "jagged-rocks": JaggedRocks,
  "sea-monsters": SeaMonsters,
  "storm-compass": StormCompass,
  "wild-cards": WildCards,
  beacons: null,
  "high-arch": null,
  pyramid: null,
  "day-night": null,
  duel: null,
  "green-path": GreenPath,
  panoramas: Panoramas,
  "mountain-goats": MountainGoats,
};
