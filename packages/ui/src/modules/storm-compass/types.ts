import type { ReactNode } from "react";

export const STORMS = ["yellow", "purple", "orange"] as const;
/** A squall (a hand of three), fog over a row, hug the coast. */
export type Storm = (typeof STORMS)[number];

export interface StormBadgeProps {
  readonly storm: Storm;
  /** ×2 beside it. */
  readonly count?: number | undefined;
  /** Drawn, but not yet in effect: dashed. */
  readonly pending?: boolean | undefined;
  /** `small` on a player's plate, in the gutter and in the crew column, `large` in a list. */
  readonly size?: "small" | "large" | undefined;
  /** Accessible name; left out where words stand beside it. */
  readonly label?: string | undefined;
}

export interface CompassRackProps {
  readonly held: number;
  readonly spent: number;
  readonly total?: number | undefined;
  /** "2 compasses": printed at the right, and the accessible name. */
  readonly label: string;
  /**
   * `strip` has a frame and its words (phone); `bare` is the discs alone (desktop); `line` stands in a line with other things, and
   * `brief` where they need its room: the discs of those that are held, and the words for readers only.
   */
  readonly look?: "strip" | "bare" | "line" | "brief" | undefined;
}

export interface CouncilOption {
  readonly key: string;
  /** A `StormBadge`, or "compass" for keeping it. */
  readonly storm: Storm | "keep";
  readonly title: string;
  readonly note?: string | undefined;
  /** Who points at it: initial, full name, and whether it is oneself. */
  readonly markers: readonly {
    readonly key: string;
    readonly initial: string;
    readonly name: string;
    readonly own?: boolean | undefined;
    /** A seat of the quiet crew: a wheel stands for it, and no initial. */
    readonly crew?: boolean | undefined;
    /** They have decided and wait for the others. */
    readonly settled?: boolean | undefined;
  }[];
  /** Full accessible name: title, note and the names that point at it. */
  readonly label: string;
  readonly disabled?: boolean | undefined;
}

/** The storm council: the card that was drawn, and one row for each thing a Compass can do. */
export interface CouncilProps {
  readonly drawn: {
    readonly storm: Storm;
    /** "Ben drew a storm". */
    readonly overline: string;
    /** "Hug the coast". */
    readonly title: string;
    readonly text: ReactNode;
  };
  /** "Use a compass now?": printed, and the name of the options. */
  readonly question: string;
  /** Who has not pointed at anything yet. */
  readonly foot?: string | undefined;
  readonly options: readonly CouncilOption[];
  /** The option one points at. */
  readonly chosen?: string | undefined;
  readonly onChoose: (key: string) => void;
  readonly level?: 2 | 3 | 4 | undefined;
}
