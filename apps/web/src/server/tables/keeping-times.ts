/** Where a table stands, as far as keeping it goes. */
export type TableStage = "waiting" | "playing" | "finished";

/** Days without an entry after which a table is taken away; null: never. */
export type KeepingTimes = Readonly<Record<TableStage, number | null>>;

export const KEEPING: KeepingTimes = { waiting: 7, playing: 180, finished: 730 };
