/** Which games a table can be opened for. */
import { readOptions, rulebookFor, writeOptions } from "@stillwater/engine";
import { type ProblemView, peopleOnly } from "@stillwater/table/session";

/** The canonical code and the number of seats behind what somebody chose, or why it cannot be played. */
export function readCode(
  text: string,
):
  | { readonly code: string; readonly seats: number }
  | { readonly problem: ProblemView; readonly word?: string } {
  const options = readOptions(text);
  if (!options.ok) return { problem: { at: options.error.at, what: options.error.what } };
  // What people would have to tell of, a card at a time, belongs to a table with real cards.
  const asked = peopleOnly(options.value);
  if (asked !== null)
    return {
      problem: { at: text.indexOf(asked.word.replace(/\(.*/, "")), what: "option.unknown" },
      word: asked.word,
    };
  return { code: writeOptions(options.value), seats: rulebookFor(options.value).seats };
}
