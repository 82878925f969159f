/** What a module contributes to a position that is set up by hand; null for what it does not use. */
import type { PlaceKind, Setup, Table } from "@stillwater/engine";

export interface PositionPart {
  /** Kinds of places whose contents are kept when the options change, if the place still exists. */
  readonly kept: readonly PlaceKind[];
  /** What the setup says about a card that is put on an empty space. */
  readonly laid: ((table: Table, setup: Setup, space: string) => Partial<Setup>) | null;
  /** The setup without what it says about the card of a space. */
  readonly taken: ((setup: Setup, space: string) => Setup) | null;
  /** What moves along with a card to another space: `before` is the setup with the card, `after` has both spaces empty. */
  readonly moved: ((before: Setup, after: Setup, from: string, to: string) => Partial<Setup>) | null;
  /** The names of other places where a card with a number may go. */
  readonly aside: ((table: Table) => readonly string[]) | null;
}
