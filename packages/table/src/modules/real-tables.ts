// Written by `npm run rooms -- --update`.
/** What each module leaves to people who have its cards in their hands. */
import type { ModuleId } from "@stillwater/engine";
import { realTable as mountainGoats } from "./mountain-goats/real-table";
import { NO_REAL_TABLE, type RealTablePart } from "./real-table-part";

export const REAL_TABLES: { readonly [M in ModuleId]: RealTablePart } = {
  "jagged-rocks": NO_REAL_TABLE,
  "sea-monsters": NO_REAL_TABLE,
  "storm-compass": NO_REAL_TABLE,
  "wild-cards": NO_REAL_TABLE,
  beacons: NO_REAL_TABLE,
  "high-arch": NO_REAL_TABLE,
  pyramid: NO_REAL_TABLE,
  "day-night": NO_REAL_TABLE,
  duel: NO_REAL_TABLE,
  "green-path": NO_REAL_TABLE,
  panoramas: NO_REAL_TABLE,
  "mountain-goats": mountainGoats,
};
