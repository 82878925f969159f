// What only some seas show, a file for each: the open sea does not wait for a pyramid. They belong to a table from its
// first moment, so the table waits for them: a chart that came in later would push everything below it away.
import type { ExpansionId, Rulebook, Seat, Table, VariantId } from "@stillwater/engine";
import { type ComponentType, lazy } from "react";
import { late } from "@/layout/late";
import type { Scene, Stage } from "@/play/table/useStage";
import { modulesOf, modulesOfCode } from "./in-play";

const LOAD = {
  stormyChart: () => import("@/play/sea/StormyChart"),
  weather: () => import("./storm-compass/Weather"),
  nightChart: () => import("./day-night/NightChart"),
  sky: () => import("./day-night/Sky"),
  shapeChart: () => import("@/play/sea/ShapeChart"),
  explorer: () => import("./pyramid/Explorer"),
  openRow: () => import("./duel/OpenRow"),
  score: () => import("./duel/Score"),
} as const;

const StormyChart = lazy(() => late(LOAD.stormyChart));
const Weather = lazy(() => late(LOAD.weather));
const SeatStorms = lazy(() => late(async () => ({ default: (await LOAD.weather()).SeatStorms })));
const NightChart = lazy(() => late(LOAD.nightChart));
const Sky = lazy(() => late(LOAD.sky));
const ShapeChart = lazy(() => late(LOAD.shapeChart));
const Explorer = lazy(() => late(LOAD.explorer));
const OpenRow = lazy(() => late(LOAD.openRow));
const Score = lazy(() => late(LOAD.score));

type Look = "strip" | "bare";

/** What a module of the sea shows at a table; null where it shows nothing of the kind. */
export interface SeaParts {
  /** In place of the plain chart. */
  readonly Chart: ComponentType<{ readonly stage: Stage; readonly talking: boolean }> | null;
  /** Beside the board. */
  readonly Beside: ComponentType<{ readonly scene: Scene; readonly look: Look }> | null;
  /** How that stands in a replay. */
  readonly inReplay: Look | null;
  /** Under the board. */
  readonly Under: ComponentType<{ readonly stage: Stage }> | null;
  /** With the name of a seat. */
  readonly OfSeat: ComponentType<{ readonly table: Table; readonly seat: Seat }> | null;
  /** What is beside the board stands at the end of a game too. */
  readonly ends: boolean;
  readonly needs: readonly (keyof typeof LOAD)[];
}

const PLAIN: SeaParts = {
  Chart: null,
  Beside: null,
  inReplay: null,
  Under: null,
  OfSeat: null,
  ends: false,
  needs: [],
};
const STORMY: SeaParts = { ...PLAIN, Chart: StormyChart, needs: ["stormyChart"] };

/** Leave one out and it does not compile. */
const PARTS: { readonly [M in VariantId | ExpansionId]: SeaParts } = {
  "high-arch": { ...PLAIN, Chart: ShapeChart, needs: ["shapeChart"] },
  pyramid: { ...PLAIN, Chart: ShapeChart, Beside: Explorer, needs: ["shapeChart", "explorer"] },
  "day-night": { ...PLAIN, Chart: NightChart, Beside: Sky, inReplay: "strip", needs: ["nightChart", "sky"] },
  duel: {
    ...{ ...PLAIN, Beside: Score, inReplay: "bare", Under: OpenRow },
    ...{ ends: true, needs: ["openRow", "score"] },
  },
  "jagged-rocks": STORMY,
  "sea-monsters": STORMY,
  "storm-compass": {
    ...{ ...STORMY, Beside: Weather, inReplay: "strip", OfSeat: SeatStorms },
    needs: ["stormyChart", "weather"],
  },
  "wild-cards": STORMY,
};

const isOfSea = (id: string): id is keyof typeof PARTS => Object.hasOwn(PARTS, id);

/** What a sea shows, put together from its modules. */
export function seaPartsOf(rulebook: Rulebook): SeaParts {
  return modulesOf(rulebook).reduce((all, id) => {
    if (!isOfSea(id)) return all;
    const own = PARTS[id];
    return {
      Chart: all.Chart ?? own.Chart,
      Beside: all.Beside ?? own.Beside,
      inReplay: all.inReplay ?? own.inReplay,
      Under: all.Under ?? own.Under,
      OfSeat: all.OfSeat ?? own.OfSeat,
      ends: all.ends || own.ends,
      needs: [],
    };
  }, PLAIN);
}

/** Begins to fetch what a sea with this option code shows, before the table itself has arrived to ask for it. */
export function fetchParts(code: string): void {
  // What does not come now is fetched again where it is shown.
  for (const part of modulesOfCode(code).flatMap((id) => (isOfSea(id) ? PARTS[id].needs : [])))
    LOAD[part]().catch(() => undefined);
}
