import type { ToldLosing } from "./told";

// In a file of its own: a page that shows what a worker has told needs nothing else of what the worker runs.
/** How many tables are neither known to be won nor proven lost. */
export const stretchOf = ({ won, lost }: ToldLosing): number => lost.after - (won?.after ?? -1);
