// What only some seas show, a file for each: the open sea does not wait for a pyramid. They belong to a table from its
// first moment, so the table waits for them: a chart that came in later would push everything below it away.
import type { Act, Place, SeaOptions, Seat, Table } from "@stillwater/engine";
import type { SeaCell } from "@stillwater/ui";
import type { Messages } from "next-intl";
import { type ComponentType, lazy, type ReactNode } from "react";
import { late } from "@/layout/late";
import type { ModuleChartProps } from "@/stage/chart";
import type { Stage, StageScene } from "@/stage/useStage";

type Look = "strip" | "bare";

/** A board before the deal: its frame and its spaces. */
export interface EmptyProps {
  readonly options: SeaOptions;
  /** The cartouche in its middle. */
  readonly notice: ReactNode;
}

interface CommonSpeech {
  readonly speech: ReactNode;
  /** What is said to whoever has nothing to choose then; null while there is something. */
  readonly idle: keyof Messages["table"] | null;
}

/** What a module of the sea shows at a table; null where it shows nothing of the kind. */
export interface SeaParts {
  /** In place of the plain chart. */
  readonly Chart: ComponentType<ModuleChartProps> | null;
  /** In place of the plain chart before the deal. */
  readonly Empty: ComponentType<EmptyProps> | null;
  /** Beside the board. */
  readonly Beside: ComponentType<{ readonly scene: StageScene; readonly look: Look }> | null;
  /** How that stands in a replay. */
  readonly inReplay: Look | null;
  /** Under the board. */
  readonly Under: ComponentType<{ readonly stage: Stage }> | null;
  /** Asks what a card is to stand for that stands in for others, in any sea that has such cards. */
  readonly StandsFor: ComponentType<{ readonly stage: Stage; readonly plan: Act }> | null;
  /** Further choices about what is aimed, or what happens before it is paid; null while there are none. */
  readonly detail: (stage: Stage) => ReactNode;
  /** The line under each card of a run that scores. */
  readonly runs: (table: Table) => ReadonlyMap<Place, NonNullable<SeaCell["run"]>>;
  /** What speaks to the whole table in place of a verdict, while the table acts together; null while nothing does. */
  readonly together: (stage: Stage) => CommonSpeech | null;
  /** What is said of a space that takes no card yet; null for a module that closes none. */
  readonly closed: keyof Messages["table"] | null;
  /** With the name of a seat. */
  readonly OfSeat: ComponentType<{ readonly table: Table; readonly seat: Seat }> | null;
  /** What is beside the board stands at the end of a game too. */
  readonly ends: boolean;
  /** What all that has to fetch. */
  readonly needs: readonly (() => Promise<unknown>)[];
}

const NO_RUNS: ReturnType<SeaParts["runs"]> = new Map();

export const PLAIN: SeaParts = {
  Chart: null,
  Empty: null,
  Beside: null,
  inReplay: null,
  Under: null,
  StandsFor: null,
  runs: () => NO_RUNS,
  detail: () => null,
  together: () => null,
  closed: null,
  OfSeat: null,
  ends: false,
  needs: [],
};

const LOAD = { chart: () => import("./OpenSeaChart") } as const;

/** A module that draws its part on the chart of the open sea. */
export const EXPANSION: SeaParts = {
  ...PLAIN,
  Chart: lazy(() => late(LOAD.chart)),
  needs: Object.values(LOAD),
};
