// Written by `npm run rooms -- --update`.
/** What each expansion draws on the chart of the open sea; null for an expansion that draws nothing there. */
import type { ExpansionId } from "@stillwater/engine";
import { chart as Beacons } from "./beacons/chart";
import type { ChartRoom } from "./chart-part";
import { chart as JaggedRocks } from "./jagged-rocks/chart";
import { chart as SeaMonsters } from "./sea-monsters/chart";
import { chart as StormCompass } from "./storm-compass/chart";
import { chart as WildCards } from "./wild-cards/chart";

export const ON_CHART: { readonly [M in ExpansionId]: ChartRoom<M> | null } = {
  "jagged-rocks": JaggedRocks,
  "sea-monsters": SeaMonsters,
  "storm-compass": StormCompass,
  "wild-cards": WildCards,
  beacons: Beacons,
};
