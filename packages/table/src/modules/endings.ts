// Written by `npm run rooms -- --update`.
/** What each module adds to the result of a game; null for a module that adds nothing. */
import type { ModuleId } from "@stillwater/engine";
import { ending as Duel } from "./duel/ending";
import type { EndingPart } from "./ending-part";

export const ENDINGS: { readonly [M in ModuleId]: EndingPart | null } = {
  "jagged-rocks": null,
  "sea-monsters": null,
  "storm-compass": null,
  "wild-cards": null,
  beacons: null,
  "high-arch": null,
  pyramid: null,
  "day-night": null,
  duel: Duel,
  "green-path": null,
  panoramas: null,
  "mountain-goats": null,
};
