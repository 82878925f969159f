/** What a module has to say of a setup: fields of its own, and what lies where because of them. */
import type { Piece, Place, Table } from "../kernel/table";
import type { Draft } from "./draft";
import type { Setup } from "./setup";
import type { Test } from "./value-tests";

/** What is told of a table already, so that it need not be said again by the names of places. */
export interface ToldSoFar {
  readonly pieces: Set<Piece>;
  readonly places: Set<Place>;
}

/** Which places a field of a setup names. */
export type FieldPlaces = "cells" | ((place: string) => string | undefined);

export interface SetupPart<Fields extends object = Record<string, unknown>> {
  /** The form of each field. */
  readonly shape: { readonly [F in keyof Fields]-?: Test };
  /** The form of its options that are more than a word. */
  readonly options: Readonly<Record<string, Test>>;
  /** Of a field that names places: cells, or by the name of a place the piece that lies there, if any can; null of every other. */
  readonly where: { readonly [F in keyof Fields]-?: FieldPlaces | null };
  /** Lays what the fields say, and what they leave out. */
  readonly lays: (draft: Draft, setup: Setup) => void;
  /** The fields of a table that no place tells better; null where each is told by a place. */
  readonly tells: ((table: Table, told: ToldSoFar) => Partial<Fields>) | null;
  /** Pieces by name of which is always said where they lie, since it would be guessed otherwise. */
  readonly always: readonly string[];
}
