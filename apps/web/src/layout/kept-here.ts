"use client";

/**
 * Keeps a page's drafts in its history entry: a person who follows a link and comes back, or reloads the page, finds them as
 * they were.
 */

/** What a draft belongs to: during a navigation `history.state` is still that of the previous page. */
const startOf = (of: string): string => `${of}#`;

/** The value stored in this field for the draft; null if nothing was stored. */
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

/**
 * The same once the answer to a touch is drawn, which storing would hold up.
 * @returns a function that stores it at once if that is yet to be done: for an effect's cleanup
 */
export function keepHereSoon(field: string, of: string, said: string): () => void {
  const { pathname } = location;
  let due = true;
  const keep = () => {
    // What comes after a navigation would go into the next page's entry.
    if (due && location.pathname === pathname) keepHere(field, of, said);
    due = false;
  };
  requestAnimationFrame(() => setTimeout(keep));
  return keep;
}
