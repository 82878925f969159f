/**
 * A room holds all that is said of one module of a box, or of a game as it comes out of the box: one folder beside this
 * file, named as the engine names it. What each part of a room must hold is typed; `npm run rooms` writes the lists beside
 * this file from the folders, so that a part that is missing does not compile.
 */
import type { ActTypeOf, BASE_KINDS, CardKindOf, ClauseId, ModuleId } from "@stillwater/engine";
import type { BeginsOf } from "./begins";

export type RoomId = "sea" | "mountain" | ModuleId;

/** The clauses of a room. */
export type ClauseOf<Room extends RoomId> = Extract<ClauseId, `${BeginsOf[Room]}.${string}`>;

type Games = typeof BASE_KINDS;
/** What both games have is told at sea. */
type GameOf<Room> = Room extends "sea" ? "sea" | "shared" : Room;
type ActsIn<Game> = Game extends keyof Games ? keyof Games[Game]["acts"] : never;
type CardsIn<Game> = Game extends keyof Games ? Games[Game]["cards"][number] : never;
/** The acts that a room brings. */
export type ActOf<Room extends RoomId> = Room extends ModuleId ? ActTypeOf<Room> : ActsIn<GameOf<Room>>;
/** The kinds of cards that a room brings. */
export type CardOf<Room extends RoomId> = Room extends ModuleId ? CardKindOf<Room> : CardsIn<GameOf<Room>>;

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
