/** The pages that home leads to for a table set up by hand, and for the companion. */
export const NEW_TABLE = { sea: "/play/new", mountain: "/play/new?game=mountain" } as const;
export const COMPANION = { check: "/companion", track: "/play/new?companion" } as const;
