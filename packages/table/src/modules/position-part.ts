/** What a module says of a position that is set up by hand. */
import type { PlaceKind, Setup, Table } from "@stillwater/engine";

export interface PositionPart {
  /** Kinds of places of which what lies there outlasts a change of the options, where there still is such a place. */
  readonly kept: readonly PlaceKind[];
  /** What is said of a card that comes to an empty space. */
  readonly laid: (table: Table, setup: Setup, space: string) => Partial<Setup>;
  /** The setup without what is said of the card of a space. */
  readonly taken: (setup: Setup, space: string) => Setup;
  /** What goes with a card to another space: `before` is the setup with the card, `after` the one with both spaces empty. */
  readonly moved: (before: Setup, after: Setup, from: string, to: string) => Partial<Setup>;
  /** Where a card with a number may go besides, by the name of the place. */
  readonly aside: (table: Table) => readonly string[];
}

/** Of a module that says nothing of the kind. */
export const NO_POSITION: PositionPart = {
  kept: [],
  laid: () => ({}),
  taken: (setup) => setup,
  moved: () => ({}),
  aside: () => [],
};
