// Written by `npm run rooms -- --update`.
/** For programmers: the field of a module's setup that has places as its keys; null for a module without one. */
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
