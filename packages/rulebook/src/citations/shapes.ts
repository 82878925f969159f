import type { Translated } from "../language";
import type { ClauseOf, RoomId } from "../modules/room";

/** The sources, in the order they are cited (README names them). `HOUSE` is no source: it stands for what no box has. */
export const DOCUMENTS = ["EN", "FR", "BGA", "VAR", "ASC", "HOUSE"] as const;

export type Document = (typeof DOCUMENTS)[number];

/** `book`: in the sources. `inferred`: by counting or logic. `ours`: our reading. `house`: invented here, in no source. */
export const STATUSES = ["book", "inferred", "ours", "house"] as const;

export type CitationStatus = (typeof STATUSES)[number];

/** Where a rule is found: its pill, its sections by document, and how well they support it. The same in every language. */
export interface Citation {
  /** The one word on its pill: "Price · EN 4A.2". */
  readonly topic: Translated;
  /** The status of the least certain part of the rule, so that a pill never claims more than the sources say. */
  readonly status: CitationStatus;
  /** The status of the rule itself, if only an addition of the clause (its `beyond`) is less certain. */
  readonly core?: CitationStatus;
  readonly sections: Readonly<Partial<Record<Document, string>>>;
}

/** The citations of a room's clauses. A clause without a citation does not compile. */
export type RoomCitations<Room extends RoomId> = Readonly<Record<ClauseOf<Room>, Citation>>;
