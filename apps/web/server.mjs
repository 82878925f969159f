// Serves the built app; `node server.mjs dev` serves the sources, with hot reload. It does what `next start` cannot: it
// tells the API the address of each client (see src/server/http-guards/address.ts), and limits connections as in front.mjs.
// Shutting down is in src/server/runtime/shutdown.ts.
import { AsyncLocalStorage } from "node:async_hooks";
import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { front, refuse } from "./front.mjs";
import { smallerFor } from "./smaller.mjs";

const dev = process.argv[2] === "dev";
// Set before Next is imported, which reads it at once.
if (dev) Object.assign(process.env, { NODE_ENV: "development" });
const { default: next } = await import("next");

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
  // The settings as the build wrote them: otherwise Next would compile next.config.ts at every start. The only way to pass
  // them in is the one that its own standalone server uses.
  const required = readFileSync(path.join(dir, ".next/required-server-files.json"), "utf8");
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(JSON.parse(required).config);
}

/**
 * What src/server/runtime/doors.ts opens.
 * @typedef {object} Doors
 * @property {(headers: Headers) => Promise<number>} pages
 * @property {(request: import("node:http").IncomingMessage, response: import("node:http").ServerResponse) => Promise<void>} api
 */

/** @type {Promise<Doors>} */
const opening = new Promise((resolve) => {
  /** @type {Record<symbol, unknown>} */ (/** @type {unknown} */ (globalThis))[
    Symbol.for("stillwater.doors")
  ] = resolve;
});

const app = next({ dev, dir, port, ...(hostname === undefined ? {} : { hostname }) });
await app.prepare();
const handle = app.getRequestHandler();
// No request is accepted before the site has started: a stream that Next gets earlier is never answered. In development
// Next's routes are made anew with every change, and the doors are not.
const doors = dev ? undefined : await opening;

const makeSmaller = dev ? () => undefined : smallerFor(dir);

const CALLS = "/api/trpc/";
/** Built files are not pages, and the API has budgets of its own. */
const NO_PAGE = /^\/(api\/|_next\/static\/|icon\.svg$|favicon\.ico$|offline\/)/;

/**
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 */
async function serve(request, response) {
  const { method = "", url = "" } = request;
  // Next answers the other methods, and everything else.
  if (doors !== undefined && url.startsWith(CALLS) && (method === "GET" || method === "POST"))
    return doors.api(request, response);
  const forwarded = request.headers["x-forwarded-for"];
  const headers = new Headers(forwarded === undefined ? {} : { "x-forwarded-for": String(forwarded) });
  const seconds = doors === undefined || NO_PAGE.test(url) ? 0 : await doors.pages(headers);
  if (seconds === 0) {
    makeSmaller(request, response);
    return handle(request, response);
  }
  const told = `Too many pages at once. Try again in ${seconds} s.\n`;
  refuse(response, 429, { headers: { "Retry-After": String(seconds) }, told });
}

const server = front(
  (request, response) =>
    peers.run({ address: request.socket.remoteAddress ?? "" }, () => void serve(request, response)),
  { dev },
);
server.listen(port, hostname, () => process.stdout.write(`Stillwater listens on port ${port}.\n`));
