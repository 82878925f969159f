"use client";

/**
 * What somebody has begun on a page stays with the page's place in the history: whoever looks something up and comes back, or
 * loads the page anew, finds it as it was.
 */

/** What it belongs to: while one page gives way to another, the state is still that of the one before. */
const startOf = (of: string): string => `${of}#`;

/** What was kept in this field of what is begun here; null where nothing was. */
export function keptHere(field: string, of: string): string | null {
  const state: unknown = history.state;
  if (typeof state !== "object" || state === null) return null;
  const said: unknown = Reflect.get(state, field);
  const start = startOf(of);
  return typeof said === "string" && said.startsWith(start) ? said.slice(start.length) : null;
}

export function keepHere(field: string, of: string, said: string): void {
  history.replaceState({ ...history.state, [field]: startOf(of) + said }, "");
}
