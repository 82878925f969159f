// The connections of the site: how long they live, how slow a sender may be, and which requests are refused before anything
// else.
import { randomUUID } from "node:crypto";
import { createServer } from "node:http";

// Longer than any proxy keeps an idle connection: of the two ends, the sender of requests must be the one that closes, or a
// request meets a connection that is being closed. Node requires the time for headers to be longer.
const KEEP_ALIVE_MS = 76_000;
const HEADERS_MS = 80_000;
// The limit for slow senders; it includes the headers.
const REQUEST_MS = 30_000;
const LOOK_MS = 5_000;

/** Pages are only ever read. */
const METHODS = new Set(["GET", "HEAD"]);
/** The API decides itself which methods it takes. */
const API = "/api/";

/**
 * The status that refuses a request before Next sees it, or 0: Next throws at addresses it cannot read.
 * @param {import("node:http").IncomingMessage} request
 * @param {boolean} dev
 */
function refusalOf({ method = "", url = "" }, dev) {
  const target = `http://host${url}`;
  if (!/^\/(?!\/)[^\\]*$/.test(url) || !URL.canParse(target)) return 400;
  const { pathname } = new URL(target);
  try {
    decodeURIComponent(pathname);
  } catch {
    return 400;
  }
  // Requests of Next's error overlay.
  if (dev && pathname.startsWith("/__nextjs")) return 0;
  return METHODS.has(method) || (pathname.startsWith(API) && method !== "TRACE") ? 0 : 405;
}

/** The headers of an answer that is not a page. */
const PLAIN = {
  "X-Content-Type-Options": "nosniff",
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
};

/**
 * What a program is told about an unreadable address, in the API's usual form.
 * @param {string} request
 */
const unreadable = (request) =>
  JSON.stringify({
    type: "about:blank",
    title: "Bad Request",
    status: 400,
    detail: "This address cannot be read.",
    errors: [
      {
        code: "address.unread",
        message: "This address cannot be read.",
        in: "path",
        path: "",
        at: 0,
        with: {},
      },
    ],
    request,
  });

/**
 * Refuses a request, with an id as every answer of the API has one.
 * @param {import("node:http").ServerResponse} response
 * @param {number} status
 * @param {{ headers?: import("node:http").OutgoingHttpHeaders, told?: string, asked?: boolean }} [how] `asked`: by a program
 */
export function refuse(response, status, { headers = {}, told, asked = false } = {}) {
  const id = randomUUID().slice(-12);
  response.writeHead(status, {
    "Content-Type": asked ? "application/problem+json" : "text/plain",
    ...PLAIN,
    "X-Request-Id": id,
    ...headers,
  });
  response.end(asked ? unreadable(id) : told);
}

/**
 * A server that passes on requests with readable addresses.
 * @param {import("node:http").RequestListener} serve
 * @param {{ dev: boolean }} options
 */
export function front(serve, { dev }) {
  const server = createServer({ connectionsCheckingInterval: LOOK_MS }, (request, response) => {
    const refusal = refusalOf(request, dev);
    if (refusal === 0) return void serve(request, response);
    const headers = { Connection: "close", ...(refusal === 405 ? { Allow: "GET, HEAD" } : {}) };
    const asked = refusal === 400 && request.url?.startsWith(API) === true;
    refuse(response, refusal, { headers, asked });
  });
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.headersTimeout = HEADERS_MS;
  server.requestTimeout = REQUEST_MS;
  return server;
}
