/**
 * The API over Node's own HTTP. `server.mjs` passes calls straight to it, under a name that both know: through Next's routes
 * they took twice the processor time, for nothing that they need. Under `next dev` the route answers.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import type { ReadableStream as NodeReadableStream } from "node:stream/web";
import { gzipSync } from "node:zlib";
import type { AskedHeaders } from "../http-guards/body";
import { errorLine, log } from "../runtime/log";
import type { Server } from "../runtime/server";
import { type WebRequest, wireAnswer } from "./answer";

/** Answers one request. Never rejects: if it cannot answer, it closes the connection. */
export type ApiDoor = (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>;

/** The headers that next.config.ts sets on every answer of the API; `answer` itself sets the rest. */
const HEADERS = {
  "referrer-policy": "no-referrer",
  "cross-origin-resource-policy": "same-origin",
  "content-security-policy": "frame-ancestors 'none'",
} as const;

/** Below this, compression saves less than a packet. */
const LEAST_COMPRESSED = 1_400;
/** Level 3 saves a third of what is possible, for a tenth of the work. */
const GZIP = { level: 3 } as const;

/** The door to a server's API. */
export function apiDoor(server: Server): ApiDoor {
  return async (incoming, outgoing) => {
    try {
      const asked = askedBy(incoming, outgoing);
      const { status, headers, body } = await wireAnswer(server, asked);
      // Reads and discards the rest of the request's body: the next request follows it on the same connection.
      incoming.resume();
      outgoing.statusCode = status;
      for (const [name, value] of Object.entries(HEADERS)) outgoing.setHeader(name, value);
      for (const [name, value] of headers) outgoing.appendHeader(name, value);
      if (typeof body !== "string") return stream(body, outgoing);
      send(Buffer.from(body), asked, outgoing);
    } catch (cause) {
      log("error", "not answered", errorLine(cause));
      outgoing.destroy();
    }
  };
}

function send(body: Buffer, { headers }: WebRequest, outgoing: ServerResponse): void {
  const large = body.length >= LEAST_COMPRESSED;
  const packed = large && /\bgzip\b/.test(headers.get("accept-encoding") ?? "");
  if (large) outgoing.appendHeader("vary", "accept-encoding");
  if (packed) outgoing.setHeader("content-encoding", "gzip");
  const sent = packed ? gzipSync(body, GZIP) : body;
  outgoing.setHeader("content-length", sent.length);
  outgoing.end(sent);
}

/** The request with its parts named as on the web. */
function askedBy(incoming: IncomingMessage, outgoing: ServerResponse): WebRequest {
  // As the web reads headers: all values of a name, one after another.
  const { headersDistinct: sent } = incoming;
  const headers: AskedHeaders = { get: (name) => sent[name]?.join(", ") ?? null };
  const { method = "GET", url = "/" } = incoming;
  return {
    method,
    headers,
    // The headers name the real host where that matters; here a host only makes a URL out of the path.
    url: `http://localhost${url}`,
    // If reading stops half-way, the answer still has to go out on the same connection.
    body: method === "POST" ? incoming.iterator({ destroyOnReturn: false }) : null,
    // Made on first use: only streams need it.
    get signal() {
      const gone = new AbortController();
      if (outgoing.closed) gone.abort();
      else outgoing.once("close", () => gone.abort());
      return gone.signal;
    },
  };
}

function stream(body: ReadableStream<Uint8Array> | null, outgoing: ServerResponse): void {
  outgoing.flushHeaders();
  if (body === null) return void outgoing.end();
  const frames = Readable.fromWeb(body as NodeReadableStream<Uint8Array>);
  frames.on("error", () => outgoing.destroy());
  outgoing.once("close", () => frames.destroy());
  frames.pipe(outgoing);
}
