/** What a module adds where a position is set up, drawn and passed on. */
import type { NamedPiece, Place, PlaceKind, Rulebook, Seat, Table } from "@stillwater/engine";
import type { Edited } from "@stillwater/table/position";
import type { ComponentType } from "react";
import type { WordIn } from "@/i18n/word-in";

export interface OfSpaceProps {
  readonly table: Table;
  /** Who plays, by seat. */
  readonly names: readonly string[];
  /** The space, and its name. */
  readonly place: Place;
  readonly at: string;
  readonly onEdit: (edit: Edited) => boolean;
}

/** The words for what lies beside a board, in the language of the page. */
export interface BesideSay {
  readonly t: (key: WordIn<"editor">, values?: Readonly<Record<string, string | number>>) => string;
  /** A place by its name. */
  readonly place: (name: string) => string;
  /** A seat, from 0, by the name of who plays there. */
  readonly seat: (seat: Seat) => string;
}

/** Null where it adds nothing of the kind. */
export interface EditorPart {
  /** What is said of a card that lies there, in any game that has such cards. */
  readonly OfCard: ComponentType<OfSpaceProps> | null;
  /** What is said of a space, in any game that has such spaces. */
  readonly OfSpace: ComponentType<OfSpaceProps> | null;
  /** What lies beside a row, in a word; null for a piece that is not its own. */
  readonly besideRow: ((piece: NamedPiece, say: BesideSay) => string | null) | null;
  /** What lies elsewhere, a line each. */
  readonly besideBoard: ((table: Table, say: BesideSay) => readonly string[]) | null;
  /** Kinds of places where nothing of the above lays cards: they are laid there by the name of the place. */
  readonly named: readonly PlaceKind[];
  /** How many pieces stand on cards. */
  readonly standing: ((table: Table) => ReadonlyMap<Place, number>) | null;
  /** Why a game cannot be played here as it is set up; null where it can. */
  readonly unplayable: ((rulebook: Rulebook) => WordIn<"editor"> | null) | null;
}
