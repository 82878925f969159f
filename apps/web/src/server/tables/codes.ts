/** Which games a table can be opened for. */
import { type Problem, readOptions, rulebookFor, writeOptions } from "@stillwater/engine";
import { type ProblemView, peopleOnly } from "@stillwater/table/session";

interface Unplayable extends Pick<Problem, "with"> {
  readonly problem: ProblemView;
}

/** The canonical code and the number of seats of a chosen code, or why it cannot be played. */
export function readCode(text: string): { readonly code: string; readonly seats: number } | Unplayable {
  const options = readOptions(text);
  if (!options.ok) return unplayable(options.error);
  // Cards that people would have to tell one by one belong to a table with real cards.
  const asked = peopleOnly(options.value);
  if (asked !== null) return unplayable(asked.problem);
  return { code: writeOptions(options.value), seats: rulebookFor(options.value).seats };
}

const unplayable = ({ at, what, with: values }: Problem): Unplayable => ({
  problem: { at, what },
  with: values,
});
