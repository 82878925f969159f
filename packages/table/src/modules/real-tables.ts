// Written by `npm run rooms -- --update`.
/** What each module leaves to people who hold its printed cards; null for a module that leaves nothing. */
import type { ModuleId } from "@stillwater/engine";
import { realTable as MountainGoats } from "./mountain-goats/real-table";
import type { RealTablePart } from "./real-table-part";

export const REAL_TABLES: { readonly [M in ModuleId]: RealTablePart | null } = {
  "jagged-rocks": null,
  "sea-monsters": null,
  "storm-compass": null,
  "wild-cards": null,
  beacons: null,
  "high-arch": null,
  pyramid: null,
  "day-night": null,
  duel: null,
  "green-path": null,
  panoramas: null,
  "mountain-goats": MountainGoats,
};
