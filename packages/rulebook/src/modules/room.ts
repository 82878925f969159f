/**
 * A room holds all that is said of one module of a box, or of a game as it comes out of the box: one folder beside this
 * file, named as the engine names it. What each part of a room must hold is typed; the lists beside this file name every
 * room, so that one that is missing does not compile.
 */
import type { ClauseId, ModuleId } from "@stillwater/engine";

export type RoomId = "sea" | "mountain" | ModuleId;

/** How the ids of a room's clauses begin. */
interface Begins {
  readonly sea: "T.setup" | "T.turn" | "T.place" | "T.start" | "T.finish" | "T.end";
  readonly "jagged-rocks": "T.rocks";
  readonly "sea-monsters": "T.monster";
  readonly "storm-compass": "T.storm" | "T.compass";
  readonly "wild-cards": "T.wild";
  readonly "high-arch": "T.arch";
  readonly pyramid: "T.pyramid";
  readonly "day-night": "T.night";
  readonly duel: "T.duel";
  readonly mountain:
    | ("A.setup" | "A.turn" | "A.place" | "A.discard" | "A.end")
    | ("A.bridge" | "A.campfire" | "A.summit" | "A.rope");
  readonly "green-path": "A.green";
  readonly panoramas: "A.panorama";
  readonly "mountain-goats": "A.goat";
}

/** The clauses of a room. */
export type ClauseOf<Room extends RoomId> = Extract<ClauseId, `${Begins[Room]}.${string}`>;

export type Together<Part> = (Part extends unknown ? (part: Part) => void : never) extends (
  whole: infer Whole,
) => void
  ? Whole
  : never;

/** Parts of rooms as one record. What is missing in all of them is missing in its type. */
export const together = <Part extends object>(parts: readonly Part[]): Together<Part> =>
  Object.assign({}, ...parts);
