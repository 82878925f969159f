/** The day of the first daily deal. */
export const FIRST_DAY = "2026-11-21";

const SECRET_MS = 27 * 3_600_000;

/**
 * When the cards of a day's deal may be shown, in milliseconds since 1970: three hours after the day has ended, so that games
 * begun on it can end first.
 */
export const opensAt = (day: string): number => Date.parse(`${day}T00:00:00Z`) + SECRET_MS;
