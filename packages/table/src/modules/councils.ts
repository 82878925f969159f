// Written by `npm run rooms -- --update`.
/** The council of each module: a step at which the whole crew is asked. Null for a module without one. */
import type { ModuleId } from "@stillwater/engine";
import type { CouncilPart } from "./council-part";
import { council as StormCompass } from "./storm-compass/council";

export const COUNCILS: { readonly [M in ModuleId]: CouncilPart | null } = {
  "jagged-rocks": null,
  "sea-monsters": null,
  "storm-compass": StormCompass,
  "wild-cards": null,
  beacons: null,
  "high-arch": null,
  pyramid: null,
  "day-night": null,
  duel: null,
  "green-path": null,
  panoramas: null,
  "mountain-goats": null,
};
