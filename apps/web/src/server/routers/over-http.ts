/**
 * The API over Node's own HTTP. `server.mjs` hands calls straight to it, under a name that both know: on their way through
 * Next's routes they took twice the processor, for nothing that they need. Under `next dev` the route answers.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import type { ReadableStream as NodeReadableStream } from "node:stream/web";
import { gzipSync } from "node:zlib";
import type { AskedHeaders } from "../http-guards/body";
import { errorLine, log } from "../runtime/log";
import type { Server } from "../runtime/server";
import { type WebRequest, wireAnswer } from "./answer";

/** Answers one request. Never rejects: what cannot be answered is broken off. */
export type ApiDoor = (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>;

/** What next.config.ts puts on every answer of the API; the rest `answer` puts there itself. */
const HEADERS = {
  "referrer-policy": "no-referrer",
  "cross-origin-resource-policy": "same-origin",
  "content-security-policy": "frame-ancestors 'none'",
} as const;

/** Below this, what compressing saves is less than a packet. */
const LEAST_COMPRESSED = 1_400;
/** The first third of what there is to save, for a tenth of the work. */
const GZIP = { level: 3 } as const;

/** The door to a server's API. */
export function apiDoor(server: Server): ApiDoor {
  return async (incoming, outgoing) => {
    try {
      const asked = askedBy(incoming, outgoing);
      const { status, headers, body } = await wireAnswer(server, asked);
      // Reads what is still being sent and keeps nothing of it: the next request comes after it, on the same connection.
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

/** The request as the web names its parts. */
function askedBy(incoming: IncomingMessage, outgoing: ServerResponse): WebRequest {
  // As the web reads them: all that came under a name, one after another.
  const { headersDistinct: sent } = incoming;
  const headers: AskedHeaders = { get: (name) => sent[name]?.join(", ") ?? null };
  const { method = "GET", url = "/" } = incoming;
  return {
    method,
    headers,
    // Whose host it is, the headers say to those who ask; here it only makes an address of the path.
    url: `http://localhost${url}`,
    // Who stops reading it half-way still wants to answer on the same connection.
    body: method === "POST" ? incoming.iterator({ destroyOnReturn: false }) : null,
    // Made when it is asked for: only streams do.
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
