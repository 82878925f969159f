/** Checks where a request comes from; they replace a token against forged requests (CSRF). */
import type { AskedHeaders } from "./body";

export interface SentHeaders {
  readonly method: string;
  readonly headers: AskedHeaders;
  /** Whether our own cookie came along: the only credential a request can carry. */
  readonly withCookie: boolean;
  /** The origin this server is known to the browser by; null if the request does not say. */
  readonly ownOrigin: string | null;
}

/** Whether the request comes from our own pages, or not from a browser. */
export function comesFromUs(sent: SentHeaders, extraOrigins: readonly string[]): boolean {
  const { headers } = sent;
  const origin = headers.get("origin");
  if (origin !== null) return origin === sent.ownOrigin || extraOrigins.includes(origin);
  const site = headers.get("sec-fetch-site");
  // "none" means that a person typed the address: allowed to read only.
  if (site !== null) return site === "same-origin" || (site === "none" && sent.method === "GET");
  // Browsers send an Origin with every POST; a client that sends neither is no browser, and has no reason to hold our
  // cookie. Reads are allowed: browsers send neither header with a plain read over plain HTTP on a home network.
  return sent.method === "GET" || !sent.withCookie;
}

/** A name or an address, with an optional port: no browser sends anything else. */
const HOST = /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/** The origin by which a browser knows this server. With trusted proxies in front, they name the host that was asked for. */
export function ownOrigin(headers: AskedHeaders, secure: boolean, hops: number): string | null {
  const forwarded = hops > 0 ? headers.get("x-forwarded-host")?.split(",").at(-hops)?.trim() : undefined;
  const host = forwarded || headers.get("host");
  return host && HOST.test(host) ? `${secure ? "https" : "http"}://${host.toLowerCase()}` : null;
}
