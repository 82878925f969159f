/** How the ids of its clauses begin. */
export type Begins =
  | ("A.setup" | "A.turn" | "A.place" | "A.discard" | "A.end")
  | ("A.bridge" | "A.campfire" | "A.summit" | "A.rope");
