/** How the ids of its clauses begin. */
export type Begins = "T.tide";
