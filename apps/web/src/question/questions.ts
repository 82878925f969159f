/** The day's question: a position of a game of the crew, as one seat saw it, at which one act is clearly best. */
import type { Messages } from "next-intl";
import { ROOMS } from "@/modules/rooms";

/** What a question is about, as far as that gives nothing away. */
export type Theme = keyof Messages["question"]["theme"];
export const THEMES: readonly Theme[] = [
  ...(["price", "gaps", "start"] as const),
  ...Object.values(ROOMS).flatMap(({ theme }) => theme ?? []),
  "bridges",
];

/** What is shown before somebody has chosen. */
export interface AskedQuestion {
  readonly theme: Theme;
  readonly seat: number;
  readonly turn: number;
  /** The table as the seat saw it, as a line. */
  readonly position: string;
  /** The cards that seat had given face down, by number: one knows what one gave. */
  readonly given: readonly number[];
}

/** What is shown afterwards. */
export interface QuestionOutcome {
  /** Imagined games behind each figure. */
  readonly worlds: number;
  /** The three acts that keep most, the best first: of 100 imagined games those won, and how far off that may be. */
  readonly acts: readonly {
    readonly act: string;
    readonly price: number;
    readonly wins: number;
    readonly error: number;
  }[];
}

/** The first question was that of this day; there is one for every day since, the same for everybody. */
const FIRST_QUESTION_DAY = "2026-11-01";

const DAY_MS = 86_400_000;
const at = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** The day it is, `2026-11-22`, by the clock of Greenwich: everybody's day changes at once. */
export const dayNow = (): string => new Date().toISOString().slice(0, 10);

/** Which of so many questions is a day's; when all have been asked the first comes again. */
export function indexOn(day: string, count: number): number {
  const days = Math.round((at(day) - at(FIRST_QUESTION_DAY)) / DAY_MS);
  return ((days % count) + count) % count;
}

/** Whether there is a question of that day, up to today. */
export function isAsked(day: string, today: string): boolean {
  const time = at(day);
  // A day that its month does not have is read as one of the next.
  const isDay = !Number.isNaN(time) && new Date(time).toJSON().slice(0, 10) === day;
  return isDay && day >= FIRST_QUESTION_DAY && day <= today;
}

/** So many days up to one, that one first; none before the first question. */
export function daysUpTo(day: string, most: number): readonly string[] {
  const days = Array.from({ length: most }, (_, back) =>
    new Date(at(day) - back * DAY_MS).toJSON().slice(0, 10),
  );
  return days.filter((one) => one >= FIRST_QUESTION_DAY);
}
