/** Which questions were answered correctly on this device. The result is sent nowhere. */
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

/** Stores the first answer to a day's question: trying again does not change it. */
export function keepAnswer(day: string, how: "found" | "other"): Kept {
  const kept = keptAnswers();
  const next = day in kept ? kept : { ...kept, [day]: how };
  try {
    localStorage.setItem(STORE, JSON.stringify(next));
  } catch {
    // A browser that stores nothing counts nothing.
  }
  return next;
}

/** How many of the last seven days' questions were answered correctly. */
export function foundThisWeek(kept: Kept, today: string): number {
  return daysUpTo(today, WEEK).filter((day) => kept[day] === "found").length;
}
