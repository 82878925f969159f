import type { Topic } from "../topics";

/** The sources, in the order they are cited; README says which sheet each stands for. */
export const DOCUMENTS = ["EN", "FR", "BGA", "VAR", "ASC"] as const;

export type Document = (typeof DOCUMENTS)[number];

/**
 * `book`: the sources say so. `inferred`: it follows from them by counting or logic. `ours`: at least a part is our
 * reading where they are silent or disagree; the clause's reason says which part and why.
 */
export const STATUSES = ["book", "inferred", "ours"] as const;

export type Status = (typeof STATUSES)[number];

/** Where a rule stands: its pill, its sections by document, and how sure it is. The same in every language. */
export interface Citation {
  readonly topic: Topic;
  readonly status: Status;
  readonly sections: Readonly<Partial<Record<Document, string>>>;
}
