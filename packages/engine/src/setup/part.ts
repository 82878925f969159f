/** A module's part of a setup: fields of its own, and what lies where because of them. */
import type { Piece, Place, Table } from "../kernel/table";
import type { Draft } from "./draft";
import type { Setup } from "./setup";
import type { Test } from "./value-tests";

/** What has already been told of a table, so that it need not be told again by the names of places. */
export interface ToldSoFar {
  readonly pieces: Set<Piece>;
  readonly places: Set<Place>;
}

/** Which places a field of a setup names. */
export type FieldPlaces = "cells" | ((place: string) => string | undefined);

export interface SetupPart<Fields extends object = Record<string, unknown>> {
  /** The form of each field. */
  readonly shape: { readonly [F in keyof Fields]-?: Test };
  /** The form of those of its options that are more than a word. */
  readonly options: Readonly<Record<string, Test>>;
  /** For a field that names places: cells, or a function from a place's name to the piece that can lie there; else null. */
  readonly where: { readonly [F in keyof Fields]-?: FieldPlaces | null };
  /** Lays what the fields say, and what follows from the fields left out. */
  readonly lays: (draft: Draft, setup: Setup) => void;
  /** The fields of a table that the names of places do not tell better; null where these tell everything. */
  readonly tells: ((table: Table, told: ToldSoFar) => Partial<Fields>) | null;
  /** Names of pieces whose place is always told, since `setUp` would guess otherwise. */
  readonly always: readonly string[];
}
