/** Which questions were found on this device. It is told to nobody. */
import { daysUpTo } from "./questions";

const STORE = "stillwater.questions";
const WEEK = 7;

export type Kept = Readonly<Record<string, "found" | "other">>;

export function keptAnswers(): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORE) ?? "{}");
    if (typeof kept !== "object" || kept === null) return {};
    return Object.fromEntries(
      Object.entries(kept).filter(([, how]) => how === "found" || how === "other"),
    ) as Kept;
  } catch {
    return {};
  }
}

/** Keeps how a day's question was answered first: trying again does not change it. */
export function keepAnswer(day: string, how: "found" | "other"): Kept {
  const kept = keptAnswers();
  const next = day in kept ? kept : { ...kept, [day]: how };
  try {
    localStorage.setItem(STORE, JSON.stringify(next));
  } catch {
    // A browser that keeps nothing counts nothing.
  }
  return next;
}

/** How many of the last seven days were found. */
export function foundThisWeek(kept: Kept, today: string): number {
  return daysUpTo(today, WEEK).filter((day) => kept[day] === "found").length;
}
