/** How the ids of its clauses begin. */
export type Begins = "T.setup" | "T.turn" | "T.place" | "T.start" | "T.finish" | "T.end";
