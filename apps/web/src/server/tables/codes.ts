/** Which games a table can be opened for. */
import { readOptions, rulebookFor, writeOptions } from "@stillwater/engine";
import type { ProblemView } from "@stillwater/table/session";

/** The canonical code and the number of seats behind what somebody chose, or why it cannot be played. */
export function readCode(
  text: string,
): { readonly code: string; readonly seats: number } | { readonly problem: ProblemView } {
  const options = readOptions(text);
  if (!options.ok) return { problem: { at: options.error.at, what: options.error.what } };
  // Goats that people would have to tell of, a card at a time, belong to a table with real cards.
  if (options.value.game === "mountain" && options.value.goatCards === "unknown")
    return { problem: { at: text.indexOf("goats"), what: "option.unknown" } };
  return { code: writeOptions(options.value), seats: rulebookFor(options.value).seats };
}
