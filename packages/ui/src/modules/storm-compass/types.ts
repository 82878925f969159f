import type { ReactNode } from "react";

export const STORMS = ["yellow", "purple", "orange"] as const;
/** A squall (a hand of three), fog over a row, hug the coast. */
export type Storm = (typeof STORMS)[number];

export interface StormBadgeProps {
  readonly storm: Storm;
  /** Printed beside it as "×2". */
  readonly count?: number | undefined;
  /** Drawn, but not yet in effect: shown dashed. */
  readonly pending?: boolean | undefined;
  /** `small` on a player's plate, in the gutter and in the crew column; `large` in a list. */
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
   * `strip` has a frame and words (phone); `bare` is the discs alone (desktop); `line` stands in a line with other things;
   * `brief` where those need the room: only the discs that are held, with the words for screen readers only.
   */
  readonly look?: "strip" | "bare" | "line" | "brief" | undefined;
}

export interface CouncilOption {
  readonly key: string;
  /** A `StormBadge`, or a compass for keeping it. */
  readonly storm: Storm | "keep";
  readonly title: string;
  readonly note?: string | undefined;
  /** The seats that point at it: initial, full name, and whether it is the viewer. */
  readonly markers: readonly {
    readonly key: string;
    readonly initial: string;
    readonly name: string;
    readonly own?: boolean | undefined;
    /** A seat of the quiet crew, shown by a wheel instead of an initial. */
    readonly crew?: boolean | undefined;
    /** The seat has decided and waits for the others. */
    readonly settled?: boolean | undefined;
  }[];
  /** Full accessible name: title, note and the names of those who point at it. */
  readonly label: string;
  readonly disabled?: boolean | undefined;
}

/** The storm council: the card that was drawn, and one row for each use of a Compass. */
export interface CouncilProps {
  readonly drawn: {
    readonly storm: Storm;
    /** "Ben drew a storm". */
    readonly overline: string;
    /** "Hug the coast". */
    readonly title: string;
    readonly text: ReactNode;
  };
  /** "Use a compass now?": printed, and the accessible name of the options. */
  readonly question: string;
  /** Names those who have not pointed at anything yet. */
  readonly foot?: string | undefined;
  readonly options: readonly CouncilOption[];
  /** The option that the viewer points at. */
  readonly chosen?: string | undefined;
  readonly onChoose: (key: string) => void;
  readonly level?: 2 | 3 | 4 | undefined;
}
