/** The first daily deal was that of this day. */
export const FIRST_DAY = "2026-11-21";
