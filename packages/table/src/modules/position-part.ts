/** What a module says of a position that is set up by hand; null for what it says nothing of. */
import type { PlaceKind, Setup, Table } from "@stillwater/engine";

export interface PositionPart {
  /** Kinds of places of which what lies there outlasts a change of the options, where there still is such a place. */
  readonly kept: readonly PlaceKind[];
  /** What is said of a card that comes to an empty space. */
  readonly laid: ((table: Table, setup: Setup, space: string) => Partial<Setup>) | null;
  /** The setup without what is said of the card of a space. */
  readonly taken: ((setup: Setup, space: string) => Setup) | null;
  /** What goes with a card to another space: `before` is the setup with the card, `after` the one with both spaces empty. */
  readonly moved: ((before: Setup, after: Setup, from: string, to: string) => Partial<Setup>) | null;
  /** Where a card with a number may go besides, by the name of the place. */
  readonly aside: ((table: Table) => readonly string[]) | null;
}
