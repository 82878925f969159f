/** The pages that work offline, by their paths after the language. */
export const PAGES = [
  "",
  "/play/new",
  "/here",
  "/replay/here",
  "/log",
  "/learn",
  "/question",
  "/settings",
  "/companion",
  "/companion/game",
  "/rules/check",
  "/rules",
  "/rules/read/sea",
  "/rules/read/mountain",
  "/rules/card/sea",
  "/rules/card/mountain",
] as const;

/** What these pages fetch besides their code, by path after the language. */
export const FILES = ["/rules/pack", "/rules/model"] as const;

const LANGUAGE = /^\/([a-z]{2})(?=\/|$)/;

/** The cache key of a page: without the query, which the page reads itself. Null for other pages. */
export function pageKeyOf({ pathname, origin }: URL): string | null {
  const language = LANGUAGE.exec(pathname)?.[1];
  const rest = pathname.slice(3).replace(/\/$/, "");
  return language !== undefined && PAGES.some((page) => page === rest)
    ? `${origin}/${language}${rest}`
    : null;
}

/** The cache key of a file; null for other files. */
export function fileKeyOf({ pathname, origin }: URL): string | null {
  return FILES.some((file) => pathname.replace(LANGUAGE, "") === file) ? `${origin}${pathname}` : null;
}

/**
 * The page that stands in for one that is not cached. There are hundreds of pages of single rules; the first page of the
 * rules holds every text and shows the one that its address names. Null if nothing stands in.
 */
export function standInFor({ pathname, origin }: URL): string | null {
  const language = LANGUAGE.exec(pathname)?.[1];
  return language !== undefined && /^\/rules\/[TA]\.[a-z0-9.-]+\/?$/.test(pathname.slice(3))
    ? `${origin}/${language}/rules`
    : null;
}

/** The home page among the cached paths; null if there is none. */
export function startOf(paths: readonly string[]): string | null {
  return paths.find((path) => /^\/[a-z]{2}$/.test(path)) ?? null;
}
