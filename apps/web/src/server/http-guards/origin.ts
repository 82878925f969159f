/** Whether a request may come from where it comes: the checks that stand in for a token against forged requests. */
import type { AskedHeaders } from "./body";

export interface SentHeaders {
  readonly method: string;
  readonly headers: AskedHeaders;
  /** Whether our own cookie came along: the only standing authority a request can carry. */
  readonly withCookie: boolean;
  /** The origin this server is known to the browser by; null if the request does not say. */
  readonly ownOrigin: string | null;
}

/** Whether the request comes from our own pages, or from nowhere a browser would come from. */
export function comesFromUs(sent: SentHeaders, extraOrigins: readonly string[]): boolean {
  const { headers } = sent;
  const origin = headers.get("origin");
  if (origin !== null) return origin === sent.ownOrigin || extraOrigins.includes(origin);
  const site = headers.get("sec-fetch-site");
  // "none" is a person who typed the address: that can only read.
  if (site !== null) return site === "same-origin" || (site === "none" && sent.method === "GET");
  // Browsers send an Origin with every POST; who sends neither is no browser, and has no business with our cookie.
  // Reads are let through: browsers send neither header with a plain read over plain HTTP on a home network.
  return sent.method === "GET" || !sent.withCookie;
}

/** A name or an address, and a port: whatever else stands there was not sent by a browser. */
const HOST = /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/** The origin a browser knows this server by. With proxies of ours in front, they say which host was asked for. */
export function ownOrigin(headers: AskedHeaders, secure: boolean, hops: number): string | null {
  const forwarded = hops > 0 ? headers.get("x-forwarded-host")?.split(",").at(-hops)?.trim() : undefined;
  const host = forwarded || headers.get("host");
  return host && HOST.test(host) ? `${secure ? "https" : "http"}://${host.toLowerCase()}` : null;
}
