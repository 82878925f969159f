/** Preferences in this browser's cookies, where the first HTML must already be right. */

const YEAR = 60 * 60 * 24 * 365;

/** Writes a preference; Lax, so that it is sent when a link to a table is opened. */
export function remember(name: string, value: string): void {
  const secure = location.protocol === "https:" ? "; secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store API is missing in Firefox and on plain HTTP
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${YEAR}; samesite=lax${secure}`;
}

/** A preference as this browser currently has it. */
export function recall(name: string): string | undefined {
  const entry = document.cookie.split("; ").find((part) => part.startsWith(`${name}=`));
  return entry === undefined ? undefined : decodeURIComponent(entry.slice(name.length + 1));
}
