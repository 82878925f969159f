/** The question of the day: a position from a game of the crew, as one seat saw it, in which one act is clearly best. */
import type { Messages } from "next-intl";
import { ROOMS } from "@/modules/rooms";

/** The subject of a question, as far as it gives nothing away. */
export type Theme = keyof Messages["question"]["theme"];
export const THEMES: readonly Theme[] = [
  ...(["price", "gaps", "start"] as const),
  ...Object.values(ROOMS).flatMap(({ theme }) => theme ?? []),
  "bridges",
];

/** The part shown before somebody has chosen. */
export interface AskedQuestion {
  readonly theme: Theme;
  readonly seat: number;
  readonly turn: number;
  /** The table as the seat saw it, as a position line. */
  readonly position: string;
  /** The cards that the seat had given face down, by number: it knows what it gave. */
  readonly given: readonly number[];
}

/** The part shown afterwards. */
export interface QuestionOutcome {
  /** The number of simulated games behind each figure. */
  readonly worlds: number;
  /** The three acts that keep most, the best first: how many of 100 simulated games they win, and the margin of error. */
  readonly acts: readonly {
    readonly act: string;
    readonly price: number;
    readonly wins: number;
    readonly error: number;
  }[];
}

/** The day of the first question; there is one for every day since, the same for everybody. */
const FIRST_QUESTION_DAY = "2026-11-01";

const DAY_MS = 86_400_000;
const at = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** The present day in UTC, `2026-11-22`: it changes for everybody at the same moment. */
export const dayNow = (): string => new Date().toISOString().slice(0, 10);

/** The index of a day's question among `count`; after the last one the first comes again. */
export function indexOn(day: string, count: number): number {
  const days = Math.round((at(day) - at(FIRST_QUESTION_DAY)) / DAY_MS);
  return ((days % count) + count) % count;
}

/** Whether there is a question for that day, up to today. */
export function isAsked(day: string, today: string): boolean {
  const time = at(day);
  // A day that its month does not have would be parsed as one of the next month.
  const isDay = !Number.isNaN(time) && new Date(time).toJSON().slice(0, 10) === day;
  return isDay && day >= FIRST_QUESTION_DAY && day <= today;
}

/** A number of days up to one, that one first; none before the first question. */
export function daysUpTo(day: string, most: number): readonly string[] {
  const days = Array.from({ length: most }, (_, back) =>
    new Date(at(day) - back * DAY_MS).toJSON().slice(0, 10),
  );
  return days.filter((one) => one >= FIRST_QUESTION_DAY);
}
