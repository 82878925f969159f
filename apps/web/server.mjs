// Serves the built app; `node server.mjs dev` the sources, with reload. Does the two things `next start` cannot: it lets the API know the address of who asks (see
// src/server/http-guards/address.ts), and it gives slow senders a deadline. Ending well is src/server/runtime/shutdown.ts.
import { AsyncLocalStorage } from "node:async_hooks";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { smallerFor } from "./smaller.mjs";

const dev = process.argv[2] === "dev";
// Before Next is read, which asks for it at once.
if (dev) Object.assign(process.env, { NODE_ENV: "development" });
const { default: next } = await import("next");

// Longer than any proxy keeps an idle connection: of the two ends, the one that sends must be the one that closes, or a
// request meets a connection that is being closed. Node wants the time for headers above it.
const KEEP_ALIVE_MS = 76_000;
const HEADERS_MS = 80_000;
// This is what a slow sender meets, its headers included.
const REQUEST_MS = 30_000;
const LOOK_MS = 5_000;

const dir = path.dirname(fileURLToPath(import.meta.url));
const port = Number(process.env.PORT ?? 3000);
const hostname = process.env.BIND_ADDRESS;

/** @type {AsyncLocalStorage<{ readonly address: string }>} */
const peers = new AsyncLocalStorage();
/** @type {Record<symbol, unknown>} */ (/** @type {unknown} */ (globalThis))[Symbol.for("stillwater.peer")] =
  peers;

process.env.CREW_PROGRAM ??= path.join(dir, ".next/crew.mjs");
if (dev) await import("./crew-program.mjs");
else {
  // The settings as the build wrote them down: Next would compile next.config.ts again at every start. It has no other door
  // for this than the one its own standalone server uses.
  const required = readFileSync(path.join(dir, ".next/required-server-files.json"), "utf8");
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(JSON.parse(required).config);
}

const app = next({ dev, dir, port, ...(hostname === undefined ? {} : { hostname }) });
await app.prepare();
const handle = app.getRequestHandler();

const makeSmaller = dev ? () => undefined : smallerFor(dir);

/** Pages are only ever read. */
const METHODS = new Set(["GET", "HEAD"]);
/** The API says itself which methods it takes. */
const API = "/api/";

/**
 * What a request is refused with before Next sees it, if at all: Next throws at addresses it cannot read.
 * @param {import("node:http").IncomingMessage} request
 */
function refusalOf({ method = "", url = "" }) {
  const target = `http://host${url}`;
  if (!/^\/(?!\/)[^\\]*$/.test(url) || !URL.canParse(target)) return 400;
  const { pathname } = new URL(target);
  try {
    decodeURIComponent(pathname);
  } catch {
    return 400;
  }
  // What the overlay of an error asks.
  if (dev && pathname.startsWith("/__nextjs")) return 0;
  return METHODS.has(method) || (pathname.startsWith(API) && method !== "TRACE") ? 0 : 405;
}

/** What is put on an answer that is no page. */
const PLAIN = {
  "X-Content-Type-Options": "nosniff",
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
};

/** What a program is told of an address that nobody can read, as the API tells everything. */
const UNREADABLE = JSON.stringify({
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
});

/**
 * What src/server/runtime/doors.ts holds open; undefined until the site has started, and in development, where Next's routes
 * are made anew with every change and the doors are not.
 * @typedef {object} Doors
 * @property {(headers: Headers) => Promise<number>} pages
 * @property {(request: import("node:http").IncomingMessage, response: import("node:http").ServerResponse) => Promise<void>} api
 * @returns {Doors | undefined}
 */
function doors() {
  if (dev) return undefined;
  return /** @type {Record<symbol, Doors | undefined>} */ (/** @type {unknown} */ (globalThis))[
    Symbol.for("stillwater.doors")
  ];
}

const CALLS = "/api/trpc/";
/** Built files are no pages, and the API has budgets of its own. */
const NO_PAGE = /^\/(api\/|_next\/static\/|icon\.svg$|favicon\.ico$|offline\/)/;

/**
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 */
async function serve(request, response) {
  const open = doors();
  const { method = "", url = "" } = request;
  // Next answers the other methods, and everything else.
  if (open !== undefined && url.startsWith(CALLS) && (method === "GET" || method === "POST"))
    return open.api(request, response);
  const forwarded = request.headers["x-forwarded-for"];
  const headers = new Headers(forwarded === undefined ? {} : { "x-forwarded-for": String(forwarded) });
  const seconds = open === undefined || NO_PAGE.test(url) ? 0 : await open.pages(headers);
  if (seconds === 0) {
    makeSmaller(request, response);
    return handle(request, response);
  }
  response.writeHead(429, { ...PLAIN, "Content-Type": "text/plain", "Retry-After": String(seconds) });
  response.end(`Too many pages at once. Try again in ${seconds} s.\n`);
}

const server = createServer({ connectionsCheckingInterval: LOOK_MS }, (request, response) => {
  const refusal = refusalOf(request);
  if (refusal !== 0) {
    const asked = refusal === 400 && request.url?.startsWith(API) === true;
    response.writeHead(refusal, {
      "Content-Type": asked ? "application/problem+json" : "text/plain",
      ...PLAIN,
      Connection: "close",
      ...(refusal === 405 ? { Allow: "GET, HEAD" } : {}),
    });
    response.end(asked ? UNREADABLE : undefined);
    return;
  }
  peers.run({ address: request.socket.remoteAddress ?? "" }, () => void serve(request, response));
});
server.keepAliveTimeout = KEEP_ALIVE_MS;
server.headersTimeout = HEADERS_MS;
server.requestTimeout = REQUEST_MS;
server.listen(port, hostname, () => process.stdout.write(`Stillwater listens on port ${port}.\n`));
