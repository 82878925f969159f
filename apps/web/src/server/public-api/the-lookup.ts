/**
 * The search behind the rules, made once for the process. A production build holds two copies of every module (routes and
 * instrumentation), so the instance that one of them makes at the start is shared on globalThis.
 */
import { lookupOf, warming } from "@stillwater/lookup";

const KEY = Symbol.for("stillwater.lookup");
const holder = globalThis as { [KEY]?: typeof lookupOf };

/** The search of a language: the instance made when the server started, if there is one. */
export const theLookup: typeof lookupOf = (language) => (holder[KEY] ?? lookupOf)(language);

/** Builds the search of every language in parts, and lets requests be answered in between. */
export function warmUp(parts: Generator<void> = warming()): void {
  holder[KEY] ??= lookupOf;
  if (parts.next().done !== true) setImmediate(warmUp, parts);
}
