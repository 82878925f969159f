/** What a module of the mountain shows at a table. */
import type { Place, Table } from "@stillwater/engine";
import type { Choice } from "@stillwater/table/act-builder";
import type { Trail } from "@stillwater/ui/mountain";
import type { useTranslations } from "next-intl";
import type { ComponentType, ReactNode } from "react";
import type { TableParts } from "./table-part";

export type SlopeWords = ReturnType<typeof useTranslations<"slope">>;

/** A counted condition that must be met before the Summit. */
export interface CountedGoal {
  readonly key: string;
  /** The SVG path of its sign. */
  readonly sign: string;
  readonly name: (t: SlopeWords) => string;
  readonly have: number;
  readonly need: number;
}

/** Something that stands on a card. */
export interface OnCard {
  readonly badge: ReactNode;
  /** It is being moved, or can be. */
  readonly movable?: "may" | "picked";
  readonly name: (t: SlopeWords) => string;
}

export interface BesideSlopeProps {
  readonly table: Table;
  readonly look: "column" | "figures";
}

/** The parts that a module shows; null for a part it does not have. */
export interface AscentParts extends TableParts {
  readonly goal: ((table: Table) => CountedGoal | null) | null;
  /** Lines drawn over the cards. */
  readonly trails: ((table: Table) => readonly Trail<Place>[]) | null;
  readonly standing: ((table: Table, choice: Choice) => ReadonlyMap<Place, OnCard>) | null;
  /** Shown beside the goals; null while there is nothing to show. */
  readonly beside: ((table: Table) => ComponentType<BesideSlopeProps> | null) | null;
}
