/** How long tables are kept that nobody touches. */

/** Where a table stands, as far as keeping it goes. */
export type Stage = "waiting" | "playing" | "finished";

/** Days without an entry after which a table is taken away; null: never. */
export type Keeping = Readonly<Record<Stage, number | null>>;

export const KEEPING: Keeping = { waiting: 7, playing: 180, finished: 730 };
