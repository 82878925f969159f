// Written by `npm run rooms -- --update`.
/** For each module, an example of an act that no game without it has; null for a module without an example. */
import { example as StormCompass } from "./storm-compass/example";

export const ACT_EXAMPLES = {
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
