/**
 * How often one address may ask for pages: each is rendered anew, and takes as much processor time as some twenty acts.
 * `server.mjs` asks before it hands a page's request on, under a name that both know.
 */
import type { Server } from "../runtime/server";
import { addressKey } from "./address";
import { isSlowDown } from "./limits";

/** Seconds until the sender of these headers may ask for a page again; 0 if that is now. */
export type PagesDoor = (headers: Headers) => Promise<number>;

/** The door to a server's pages. */
export function pagesDoor({
  limits,
  settings,
  meters,
}: Pick<Server, "limits" | "settings" | "meters">): PagesDoor {
  return async (headers) => {
    try {
      await limits.take("pageAddress", addressKey(headers, settings.proxyHops));
      return 0;
    } catch (cause) {
      if (!isSlowDown(cause)) throw cause;
      meters?.refused("slow-down");
      return Math.max(1, Math.ceil(cause.retryAfterMs / 1_000));
    }
  };
}
