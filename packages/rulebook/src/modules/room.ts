/**
 * A room is the folder with everything that is said about one module, or about a game as it comes out of the box, named as
 * the engine names it. The contents of each part are typed; `npm run rooms` writes the lists beside this file from the
 * folders, so that a missing part does not compile.
 */
import type { ActTypeOf, BASE_KINDS, CardKindOf, ClauseId, ModuleId } from "@stillwater/engine";
import type { BeginsOf } from "./begins";

export type RoomId = "sea" | "mountain" | ModuleId;

/** The clauses of a room. */
export type ClauseOf<Room extends RoomId> = Extract<ClauseId, `${BeginsOf[Room]}.${string}`>;

type Games = typeof BASE_KINDS;
/** What both games share belongs to the sea. */
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

/** A record with the same keys. */
export const mappedRecord = <Name extends string, From, To>(
  record: Readonly<Record<Name, From>>,
  to: (from: From, name: Name) => To,
): Readonly<Record<Name, To>> =>
  Object.assign(
    {},
    ...Object.keys(record).map((name) => ({ [name]: to(record[name as Name], name as Name) })),
  );

/** Merges parts of rooms into one record. A key that no part has is missing in its type, too. */
export const mergedParts = <Part extends object>(parts: readonly Part[]): MergedParts<Part> =>
  Object.assign({}, ...parts);
