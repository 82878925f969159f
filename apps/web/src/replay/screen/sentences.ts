/** A step of a game in words: the text of its move, and how the game ended. */
import type { Voice } from "@stillwater/rulebook";
import type { Course } from "@stillwater/table/log";
import type { EntryView } from "@stillwater/table/session";
import { endingOn } from "@stillwater/table/view-model";

/** "You reached the island, 6 cards to spare." Null while the game is undecided. */
export function endingSentence(course: Course, names: readonly string[], voice: Voice): string | null {
  const table = course.tables.at(-1);
  const ending = table === undefined ? null : endingOn(table);
  return ending === null ? null : voice.endText(ending, names);
}

/** The whole game in sentences, for people to read anywhere. */
export function gameInWords(
  head: readonly string[],
  log: readonly EntryView[],
  names: readonly string[],
  voice: Voice,
): string {
  const lines = log.map((entry) => `${String(entry.turn).padStart(3)}  ${voice.logText(entry, names)}`);
  return `${[...head, "", ...lines].join("\n")}\n`;
}
