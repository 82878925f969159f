// Written by `npm run rooms -- --update`.
/** An act of a module, as an example of what no game without it has. */
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
