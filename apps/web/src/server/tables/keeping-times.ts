/** The stage of a table, as far as keeping it is concerned. */
export type TableStage = "waiting" | "playing" | "finished";

/** Days without an entry after which a table is deleted; null: never. */
export type KeepingTimes = Readonly<Record<TableStage, number | null>>;

export const KEEPING: KeepingTimes = { waiting: 7, playing: 180, finished: 730 };
