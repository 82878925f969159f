/** What a module adds where a position is set up, drawn and shared. */
import type { NamedPiece, Place, PlaceKind, Rulebook, Seat, Table } from "@stillwater/engine";
import type { Edited } from "@stillwater/table/position";
import type { ComponentType } from "react";
import type { WordIn } from "@/i18n/word-in";

export interface OfSpaceProps {
  readonly table: Table;
  /** The players' names by seat. */
  readonly names: readonly string[];
  /** The space, and its name. */
  readonly place: Place;
  readonly at: string;
  readonly onEdit: (edit: Edited) => boolean;
}

/** Words for what lies beside a board, in the page's language. */
export interface BesideSay {
  readonly t: (key: WordIn<"editor">, values?: Readonly<Record<string, string | number>>) => string;
  /** A place in words, given its name. */
  readonly place: (name: string) => string;
  /** The name of the player of a seat, counted from 0. */
  readonly seat: (seat: Seat) => string;
}

/** Each part is null if the module does not have it. */
export interface EditorPart {
  /** Settings of a card on the board, in any game with such cards. */
  readonly OfCard: ComponentType<OfSpaceProps> | null;
  /** Settings of a space, in any game with such spaces. */
  readonly OfSpace: ComponentType<OfSpaceProps> | null;
  /** A word for a piece beside a row; null for a piece of another module. */
  readonly besideRow: ((piece: NamedPiece, say: BesideSay) => string | null) | null;
  /** Pieces elsewhere, a line each. */
  readonly besideBoard: ((table: Table, say: BesideSay) => readonly string[]) | null;
  /** Kinds of places that no part above fills: cards are laid there by the name of the place. */
  readonly named: readonly PlaceKind[];
  /** The number of pieces that stand on cards. */
  readonly standing: ((table: Table) => ReadonlyMap<Place, number>) | null;
  /** Why a game cannot be played here as set up; null if it can. */
  readonly unplayable: ((rulebook: Rulebook) => WordIn<"editor"> | null) | null;
}
