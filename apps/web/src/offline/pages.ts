/** The page that says that another one cannot be fetched. */
export const OFFLINE = "/offline";

/** The pages that work offline, by their paths after the language. */
export const PAGES = [
  OFFLINE,
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

const languageOf = ({ pathname }: URL): string | undefined => LANGUAGE.exec(pathname)?.[1];

/** The cache key of a page: without the query, which the page reads itself. Null for other pages. */
export function pageKeyOf(url: URL): string | null {
  const { pathname, origin } = url;
  const language = languageOf(url);
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
 * The first page of the rules where it stands in for the page of a single rule: it holds every text and shows the one that
 * its address names. Undefined for other addresses, and if it is not among the cached paths.
 */
export function allRulesFor(url: URL, kept: readonly string[]): string | undefined {
  if (!/^\/rules\/[TA]\.[a-z0-9.-]+\/?$/.test(url.pathname.slice(3))) return undefined;
  return kept.find((path) => path === `/${languageOf(url)}/rules`);
}

/** The page that says so where another one cannot be fetched, in the language of its address if that is cached. */
export function offlineFor(url: URL, kept: readonly string[]): string | undefined {
  const own = `/${languageOf(url)}${OFFLINE}`;
  return kept.includes(own) ? own : kept.find((path) => path.endsWith(OFFLINE));
}

/** The home page among the cached paths. */
export const startOf = (paths: readonly string[]): string | undefined =>
  paths.find((path) => /^\/[a-z]{2}$/.test(path));
