// Written by `npm run rooms -- --update`.
/** The field of a setup of each module whose keys are places; null for none. */
import type { ModuleId } from "@stillwater/engine";
import type { SetupKeys } from "./setup-keys-part";
import { setupKeys as StormCompass } from "./storm-compass/setup-keys";

export const SETUP_KEYS: { readonly [M in ModuleId]: SetupKeys | null } = {
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
