// Parts that only some seas show, in a file each: the open sea does not wait for a pyramid. They are on a table from the
// first moment, so the table waits for them: a chart that appeared later would push down everything below it.
import type { Act, Place, SeaOptions, Table } from "@stillwater/engine";
import type { SeaCell } from "@stillwater/ui";
import type { useTranslations } from "next-intl";
import type { ComponentType, ReactNode } from "react";
import type { ModuleChartProps } from "@/stage/chart";
import type { Stage, StageScene } from "@/stage/useStage";
import type { TableParts } from "./table-part";

type Look = "strip" | "bare";

/** A board before the deal: its frame and its spaces. */
export interface EmptyProps {
  readonly options: SeaOptions;
  /** The cartouche in its middle. */
  readonly notice: ReactNode;
}

/** What only one kind of sea has on a space, drawn and in words. */
export interface SpaceMark {
  readonly look: Pick<SeaCell, "side" | "owner" | "run" | "border">;
  /** How the space is drawn without a card; null as usual. A locked space has no further words. */
  readonly bare: "covered" | "locked" | null;
  /** What a screen reader adds after the card. */
  readonly said: readonly string[];
}

interface MarkWords {
  readonly t: ReturnType<typeof useTranslations<"table">>;
  readonly nameOf: StageScene["nameOf"];
}

/** How a sea is drawn; a part is null if it is drawn as in the plain sea. */
export interface BoardParts {
  readonly Chart: ComponentType<ModuleChartProps> | null;
  /** The board before the deal. */
  readonly Empty: ComponentType<EmptyProps> | null;
  /** How its spaces differ from those of the plain sea; null if they do not. */
  readonly marks: ((table: Table, words: MarkWords) => (place: Place) => SpaceMark | null) | null;
}

/** A part beside the board. */
interface BesideBoard {
  readonly Shown: ComponentType<{ readonly scene: StageScene; readonly look: Look }>;
  /** How it is shown in a replay; null if not at all. */
  readonly inReplay: Look | null;
  /** Whether it is shown after the end of a game too. */
  readonly ends: boolean;
}

/** What a module of the sea shows at a table; a part is null if the module does not have it. */
export interface SeaParts extends TableParts {
  readonly beside: BesideBoard | null;
  /** Shown under the board. */
  readonly Under: ComponentType<{ readonly stage: Stage }> | null;
  /** Asks which card a stand-in stands for, in any sea with such cards. */
  readonly StandsFor: ComponentType<{ readonly stage: Stage; readonly plan: Act }> | null;
  /** The files that these parts load. */
  readonly needs: readonly (() => Promise<unknown>)[];
}

export interface VariantParts extends SeaParts {
  readonly board: BoardParts;
}
