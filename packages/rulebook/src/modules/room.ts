/**
 * A room holds all that is said of one module of a box, or of a game as it comes out of the box: one folder beside this
 * file, named as the engine names it. What each part of a room must hold is typed; `npm run rooms` writes the lists beside
 * this file from the folders, so that a part that is missing does not compile.
 */
import type { ClauseId, ModuleId } from "@stillwater/engine";
import type { BeginsOf } from "./begins";

export type RoomId = "sea" | "mountain" | ModuleId;

/** The clauses of a room. */
export type ClauseOf<Room extends RoomId> = Extract<ClauseId, `${BeginsOf[Room]}.${string}`>;

export type MergedParts<Part> = (Part extends unknown ? (part: Part) => void : never) extends (
  whole: infer Whole,
) => void
  ? Whole
  : never;

/** A record with the same names. */
export const mappedRecord = <Name extends string, From, To>(
  record: Readonly<Record<Name, From>>,
  to: (from: From, name: Name) => To,
): Readonly<Record<Name, To>> =>
  Object.assign(
    {},
    ...Object.keys(record).map((name) => ({ [name]: to(record[name as Name], name as Name) })),
  );

/** Parts of rooms as one record. What is missing in all of them is missing in its type. */
export const mergedParts = <Part extends object>(parts: readonly Part[]): MergedParts<Part> =>
  Object.assign({}, ...parts);
