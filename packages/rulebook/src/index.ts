/** The text of the rules. Pages that need only a part import it from a subpath; see README. */
export * from "./citations";
export * from "./clauses";
export * from "./rulings";
export * from "./verdict";
