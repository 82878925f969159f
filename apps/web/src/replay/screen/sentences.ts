/** What a step of a game says: the line of its move, and how the game ended. */
import { duelResult, gauge, outcome } from "@stillwater/engine";
import type { Voice } from "@stillwater/rulebook";
import type { Course } from "@stillwater/table/log";
import type { EntryView } from "@stillwater/table/session";

/** "You reached the island, 6 cards to spare." Null while nothing is decided. */
export function endingSentence(course: Course, names: readonly string[], voice: Voice): string | null {
  const table = course.tables.at(-1);
  if (table === undefined || outcome(table) === "playing") return null;
  const { spare, spacesToGo } = gauge(table);
  const { game } = course.rulebook;
  const state = outcome(table) === "won" ? "won" : "lost";
  return voice.endText(
    { state, spare: Math.max(0, spare), open: spacesToGo, game, contest: duelResult(table) },
    names,
  );
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
