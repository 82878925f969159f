/** How quickly a table means to play: only decides how long it waits before the others may do something about it. */
export const PACES = ["now", "today", "week", "none"] as const;
export type Pace = (typeof PACES)[number];
