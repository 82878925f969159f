/** The pages that start without a network, by their paths after the language. */
export const PAGES = [
  "",
  "/play/new",
  "/here",
  "/replay/here",
  "/log",
  "/learn",
  "/settings",
  "/companion",
  "/companion/game",
  "/rules/check",
] as const;

const LANGUAGE = /^\/([a-z]{2})(?=\/|$)/;

/** Under which address a page is kept: what it asks for after `?` is read by the page itself. Null for other pages. */
export function keyOf({ pathname, origin }: URL): string | null {
  const language = LANGUAGE.exec(pathname)?.[1];
  const rest = pathname.slice(3).replace(/\/$/, "");
  return language !== undefined && PAGES.some((page) => page === rest)
    ? `${origin}/${language}${rest}`
    : null;
}

/** The home page among the paths that are kept; null where there is none. */
export function startOf(paths: readonly string[]): string | null {
  return paths.find((path) => /^\/[a-z]{2}$/.test(path)) ?? null;
}
