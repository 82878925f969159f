// Serves the built app. Does the two things `next start` cannot: it lets the API know the address of who asks (see
// src/server/guard/address.ts), and it gives slow senders a deadline. Ending well is src/server/process/shutdown.ts.
import { AsyncLocalStorage } from "node:async_hooks";
import { createServer } from "node:http";
import path from "node:path";
import { fileURLToPath } from "node:url";
import next from "next";

const HEADERS_MS = 20_000;
const REQUEST_MS = 30_000;

const dir = path.dirname(fileURLToPath(import.meta.url));
const port = Number(process.env.PORT ?? 3000);
const hostname = process.env.BIND_ADDRESS;

/** @type {AsyncLocalStorage<{ readonly address: string }>} */
const peers = new AsyncLocalStorage();
/** @type {Record<symbol, unknown>} */ (/** @type {unknown} */ (globalThis))[Symbol.for("stillwater.peer")] =
  peers;

const app = next({ dev: false, dir, port, ...(hostname === undefined ? {} : { hostname }) });
await app.prepare();
const handle = app.getRequestHandler();

const server = createServer((request, response) => {
  peers.run({ address: request.socket.remoteAddress ?? "" }, () => void handle(request, response));
});
server.headersTimeout = HEADERS_MS;
server.requestTimeout = REQUEST_MS;
server.listen(port, hostname, () => process.stdout.write(`Stillwater listens on port ${port}.\n`));
