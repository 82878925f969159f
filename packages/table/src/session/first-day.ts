/** The day of the first daily deal. */
export const FIRST_DAY = "2026-11-21";
