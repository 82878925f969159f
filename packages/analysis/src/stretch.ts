import type { ToldLosing } from "./told";

// A file of its own, so that a page which shows a worker's results does not load the rest of what the worker runs.
/** How many tables are neither known to be winnable nor proven lost. */
export const stretchOf = ({ won, lost }: ToldLosing): number => lost.after - (won?.after ?? -1);
