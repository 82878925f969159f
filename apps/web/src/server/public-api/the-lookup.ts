/**
 * The search behind the rules, made once for the process. A production build holds two copies of every module (routes
 * and instrumentation): what one of them has made at the start, the other finds on globalThis.
 */
import { lookupOf, warming } from "@stillwater/lookup";

const KEY = Symbol.for("stillwater.lookup");
const holder = globalThis as { [KEY]?: typeof lookupOf };

/** The search of a language: the one that was made when the server started, where it was. */
export const theLookup: typeof lookupOf = (language) => (holder[KEY] ?? lookupOf)(language);

/** Makes the search of every language a part at a time, and lets whoever asks be answered in between. */
export function warmUp(parts: Generator<void> = warming()): void {
  holder[KEY] ??= lookupOf;
  if (parts.next().done !== true) setImmediate(warmUp, parts);
}
