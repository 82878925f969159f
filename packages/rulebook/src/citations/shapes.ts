import type { Translated } from "../language";
import type { ClauseOf, RoomId } from "../modules/room";

/** The sources, in the order they are cited; README says which sheet each stands for. `HOUSE` is no sheet: what no box has. */
export const DOCUMENTS = ["EN", "FR", "BGA", "VAR", "ASC", "HOUSE"] as const;

export type Document = (typeof DOCUMENTS)[number];

/** `book`: the sources say so. `inferred`: it follows from them by counting or logic. `ours`: our reading where they are silent or disagree. `house`: an invention of this house, of which no source tells. */
export const STATUSES = ["book", "inferred", "ours", "house"] as const;

export type CitationStatus = (typeof STATUSES)[number];

/** Where a rule stands: its pill, its sections by document, and how sure it is. The same in every language. */
export interface Citation {
  /** The one word on its pill: "Price · EN 4A.2". */
  readonly topic: Translated;
  /** How sure the least sure part of the rule is, so that a pill never claims more than the sources say. */
  readonly status: CitationStatus;
  /** How sure the rule itself is, where only what the clause adds to it (its `beyond`) is less sure. */
  readonly core?: CitationStatus;
  readonly sections: Readonly<Partial<Record<Document, string>>>;
}

/** Where the clauses of a room stand. A clause without a citation does not compile. */
export type RoomCitations<Room extends RoomId> = Readonly<Record<ClauseOf<Room>, Citation>>;
