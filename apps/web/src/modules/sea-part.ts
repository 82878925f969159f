// What only some seas show, a file for each: the open sea does not wait for a pyramid. They belong to a table from its
// first moment, so the table waits for them: a chart that came in later would push everything below it away.
import type { Act, Place, SeaOptions, Seat, Table } from "@stillwater/engine";
import type { SeaCell } from "@stillwater/ui";
import type { Messages, useTranslations } from "next-intl";
import type { ComponentType, ReactNode } from "react";
import type { ModuleChartProps } from "@/stage/chart";
import type { Stage, StageScene } from "@/stage/useStage";

type Look = "strip" | "bare";

/** A board before the deal: its frame and its spaces. */
export interface EmptyProps {
  readonly options: SeaOptions;
  /** The cartouche in its middle. */
  readonly notice: ReactNode;
}

/** What speaks to the whole table. */
export interface CommonSpeech {
  readonly speech: ReactNode;
  /** What is said to whoever has nothing to choose then; null while there is something. */
  readonly idle: keyof Messages["table"] | null;
}

/** What a space has in one sea only, drawn and said. */
export interface SpaceMark {
  readonly look: Pick<SeaCell, "side" | "owner" | "run" | "border">;
  /** How the space is drawn while no card lies there; null for as any other. Where it is locked, nothing more is said of it. */
  readonly bare: "covered" | "locked" | null;
  /** What a screen reader says of it after its card. */
  readonly said: readonly string[];
}

interface MarkWords {
  readonly t: ReturnType<typeof useTranslations<"table">>;
  readonly nameOf: StageScene["nameOf"];
}

/** How a sea is drawn; null where it is drawn as the plain sea. */
export interface BoardParts {
  readonly Chart: ComponentType<ModuleChartProps> | null;
  /** Before the deal. */
  readonly Empty: ComponentType<EmptyProps> | null;
  /** How its spaces differ from those of the plain sea; null where they do not. */
  readonly marks: ((table: Table, words: MarkWords) => (place: Place) => SpaceMark | null) | null;
}

/** What stands beside the board. */
interface BesideBoard {
  readonly Shown: ComponentType<{ readonly scene: StageScene; readonly look: Look }>;
  /** How it stands in a replay; null for not at all. */
  readonly inReplay: Look | null;
  /** It stands at the end of a game too. */
  readonly ends: boolean;
}

/** What a module of the sea shows at a table; null where it shows nothing of the kind. */
export interface SeaParts {
  readonly beside: BesideBoard | null;
  /** Under the board. */
  readonly Under: ComponentType<{ readonly stage: Stage }> | null;
  /** Asks what a card is to stand for that stands in for others, in any sea that has such cards. */
  readonly StandsFor: ComponentType<{ readonly stage: Stage; readonly plan: Act }> | null;
  /** Further choices about what is aimed, or what happens before it is paid; null while there are none. */
  readonly detail: ((stage: Stage) => ReactNode) | null;
  /** What speaks to the whole table in place of a verdict, while the table acts together; null while nothing does. */
  readonly together: ((stage: Stage) => CommonSpeech | null) | null;
  /** With the name of a seat. */
  readonly OfSeat: ComponentType<{ readonly table: Table; readonly seat: Seat }> | null;
  /** What all that has to fetch. */
  readonly needs: readonly (() => Promise<unknown>)[];
}

export interface VariantParts extends SeaParts {
  readonly board: BoardParts;
}
