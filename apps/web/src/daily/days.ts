/** Days and months of the daily deal, as the server writes them: `2026-11-21`, `2026-11`, all in UTC. */

const DAY_MS = 86_400_000;
const at = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** The number of a daily deal, counted in days; the first is 1. */
export function dayNumberOf(day: string, first: string): number {
  return Math.round((at(day) - at(first)) / DAY_MS) + 1;
}

/** The days of a month, from the first daily deal to today. */
export function daysOf(month: string, first: string, today: string): readonly string[] {
  const days: string[] = [];
  for (let time = at(`${month}-01`); ; time += DAY_MS) {
    const day = new Date(time).toISOString().slice(0, 10);
    if (!day.startsWith(month)) return days;
    if (day >= first && day <= today) days.push(day);
  }
}

/** The month a number of months later. */
export function monthAfter(month: string, count: number): string {
  const date = new Date(`${month}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + count);
  return date.toISOString().slice(0, 7);
}

/** The number of spare cards that half of the winners reached or exceeded. */
export function medianOf(spare: readonly number[]): number | undefined {
  return spare[Math.ceil(spare.length / 2) - 1 + (spare.length % 2 === 0 ? 1 : 0)];
}

/** The ways a day's deal can be played. */
export const DAILY_WAYS = [
  { code: "sea p1", game: "sea", crew: "one" },
  { code: "sea p2", game: "sea", crew: "two" },
  { code: "mountain p1", game: "mountain", crew: "one" },
  { code: "mountain p2", game: "mountain", crew: "two" },
] as const;
export type DailyWayOf = (typeof DAILY_WAYS)[number];
