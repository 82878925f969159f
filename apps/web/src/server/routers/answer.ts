/** From a request to its answer: every check that comes before a procedure, and the headers of every answer. */
import { randomUUID } from "node:crypto";
import type { ErrorReason } from "@stillwater/table/session";
import type { TRPCError } from "@trpc/server";
import { fetchRequestHandler } from "@trpc/server/adapters/fetch";
import { addressKey, isSecure } from "../http-guards/address";
import { readBody, type Sent } from "../http-guards/body";
import { isSlowDown } from "../http-guards/limits";
import { comesFromUs, ownOrigin } from "../http-guards/origin";
import { readGuestCookie } from "../identity/cookie";
import { guestOf } from "../identity/guests";
import { errorLine, log } from "../runtime/log";
import type { Server } from "../runtime/server";
import type { GuestRow } from "../storage/schema";
import { abortable } from "./abortable";
import { answerCalls } from "./calls";
import type { Context } from "./context";
import { asTransportError, errorReasonOf } from "./errors";
import { appRouter } from "./router";

const ENDPOINT = "/api/trpc";
const MOST_URL = 4_096;
const MOST_CALLS = 8;
const STREAMS: ReadonlySet<string | undefined> = new Set(["table.follow", "companion.follow"]);

/** An answer before it is put on the wire. */
export interface WireAnswer {
  readonly status: number;
  /** Names in lower case; a name may occur more than once. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** For an event stream its frames, or null. */
  readonly body: string | ReadableStream<Uint8Array> | null;
}

/** A request as it came in: the web platform's `Request` is one. */
export interface WebRequest extends Sent {
  readonly method: string;
  readonly url: string;
  /** Aborted when the client has gone. */
  readonly signal: AbortSignal;
}

/** Answers a request to the API with a web `Response`. */
export async function answer(server: Server, request: WebRequest): Promise<Response> {
  const { status, headers, body } = await wireAnswer(server, request);
  const told = new Headers();
  for (const [name, value] of headers) told.append(name, value);
  return new Response(body, { status, headers: told });
}

/** Answers a request to the API. */
export async function wireAnswer(server: Server, request: WebRequest): Promise<WireAnswer> {
  // The last part of a UUID: twelve random digits, which Node caches in advance.
  const id = randomUUID().slice(-12);
  const refusal = (status: number, reason?: ErrorReason, retryAfterMs?: number): WireAnswer => {
    server.meters?.refused(reason ?? String(status));
    return refused(id, status, reason, retryAfterMs);
  };
  const url = new URL(request.url);
  const { headers } = request;
  const { proxyHops, origins } = server.settings;
  const secure = isSecure(headers, proxyHops);
  const address = addressKey(headers, proxyHops);
  const token = readGuestCookie(headers.get("cookie"), secure);

  if (request.method !== "GET" && request.method !== "POST") return refusal(405);
  if (request.url.length > MOST_URL) return refusal(414);
  const sent = {
    method: request.method,
    headers,
    withCookie: token !== null,
    ownOrigin: ownOrigin(headers, secure, proxyHops),
  };
  if (!comesFromUs(sent, origins)) return refusal(403);
  if (server.draining) return refusal(503, "draining");
  const called = proceduresOf(url);
  if (called === null) return refusal(400);
  // A stream is a single GET; any other request for one is refused before anything begins.
  if (called.some((name) => STREAMS.has(name)) && (request.method !== "GET" || called.length > 1))
    return refusal(request.method === "GET" ? 400 : 405);
  try {
    for (let call = 0; call < Math.min(called.length, MOST_CALLS); call++)
      await server.limits.take("address", address);
  } catch (cause) {
    if (isSlowDown(cause)) return refusal(429, "slow-down", cause.retryAfterMs);
    throw cause;
  }
  if (called.length > MOST_CALLS) return refusal(400);
  let input = url.searchParams.get("input") || null;
  if (request.method === "POST") {
    const read = await readBody(request);
    if ("status" in read) return refusal(read.status);
    input = read.text;
  }

  const isStream = request.method === "GET" && called.length === 1 && STREAMS.has(called[0]);
  const life = new AbortController();
  const cookies: string[] = [];
  let guest: Promise<GuestRow | null> | undefined;
  const context: Context = {
    server,
    request: id,
    token,
    secure,
    address,
    site: headers.get("origin") ?? sent.ownOrigin,
    streaming: isStream,
    line: { signal: life.signal, cut: () => life.abort() },
    setCookie: (cookie) => cookies.push(cookie),
    get guest() {
      guest ??= guestOf(server.tools, token);
      return guest;
    },
    set guest(known) {
      // Code that awaits it sees the failure; without this, a rejection that nobody awaits would be unhandled.
      known.catch(() => undefined);
      guest = known;
    },
  };
  let release: (() => void) | null = null;
  if (isStream) {
    const guest = await context.guest.catch(() => null);
    release = server.streams.open({ guest: guest?.id ?? null, address }, () => life.abort());
    if (release === null) return refusal(503, "full");
    life.signal.addEventListener("abort", release, { once: true });
    if (request.signal.aborted) life.abort();
    request.signal.addEventListener("abort", () => life.abort(), { once: true });
  } else server.inFlight++;
  const failed = (error: TRPCError, name: string): void => {
    const told = asTransportError(error);
    server.meters?.refused(errorReasonOf(told).reason ?? told.code);
    if (told.code !== "INTERNAL_SERVER_ERROR" && told.code !== "SERVICE_UNAVAILABLE") return;
    const procedure = name in appRouter._def.procedures ? name : "unknown";
    log("error", "failed", {
      request: id,
      procedure,
      code: told.code,
      ...errorLine(error.cause ?? error),
    });
  };
  try {
    if (isStream) return sealed(await streamed(request, context, life, failed), id, cookies);
    const batch = url.searchParams.get("batch") === "1";
    const type = request.method === "GET" ? "query" : "mutation";
    const { status, json } = await answerCalls({ type, names: called, batch, input }, context, failed);
    return sealed({ status, headers: [["content-type", "application/json"]], body: json }, id, cookies);
  } catch (cause) {
    life.abort();
    log("error", "failed", { request: id, ...errorLine(cause) });
    return refusal(500);
  } finally {
    if (!isStream) server.inFlight--;
  }
}

/**
 * The procedures that a request calls, read as tRPC reads them: the names that are counted and those that are run must be
 * the same, however they are spelled. Null if the path cannot be decoded.
 */
function proceduresOf(url: URL): readonly string[] | null {
  const path = url.pathname.replace(/^\/+|\/+$/g, "").slice(ENDPOINT.length - 1);
  try {
    const names = decodeURIComponent(path.replace(/^\/+|\/+$/g, ""));
    return url.searchParams.get("batch") === "1" ? names.split(",") : [names];
  } catch {
    return null;
  }
}

/** An event stream that can be cut, or an answer that says why there is none. */
async function streamed(
  request: WebRequest,
  context: Context,
  life: AbortController,
  failed: (error: TRPCError, name: string) => void,
): Promise<WireAnswer> {
  const response = await fetchRequestHandler({
    endpoint: ENDPOINT,
    router: appRouter,
    req: bare(request),
    createContext: () => context,
    onError: ({ error, path }) => failed(error, path ?? ""),
  });
  const { status, body } = response;
  const headers = [...response.headers];
  if (isEventStream({ headers }) && body !== null) return { status, headers, body: abortable(body, life) };
  life.abort();
  return { status, headers, body };
}

/** The request as tRPC sees it: without any header but the one it needs, so that no other can change its answer. */
function bare({ url, headers, signal }: WebRequest): Request {
  const lastEventId = headers.get("last-event-id");
  return new Request(url, {
    signal,
    ...(lastEventId === null ? {} : { headers: { "last-event-id": lastEventId } }),
  });
}

const EVENTS = "text/event-stream";

/** The answer with the headers that every answer has. */
function sealed({ status, headers, body }: WireAnswer, id: string, cookies: readonly string[]): WireAnswer {
  const own = headers.filter(([name]) => name !== "vary" && name !== "cache-control");
  const stream = isEventStream({ headers });
  return {
    status,
    headers: [
      ...own,
      ["cache-control", `private, no-store${stream ? ", no-transform" : ""}`],
      ["x-content-type-options", "nosniff"],
      ["vary", "cookie"],
      ["x-request-id", id],
      ...cookies.map((cookie) => ["set-cookie", cookie] as const),
    ],
    body,
  };
}

/** Whether an answer is an event stream, which goes on and on. */
function isEventStream({ headers }: Pick<WireAnswer, "headers">): boolean {
  return headers.some(([name, value]) => name === "content-type" && value.startsWith(EVENTS));
}

function refused(id: string, status: number, reason?: ErrorReason, retryAfterMs?: number): WireAnswer {
  const data = {
    httpStatus: status,
    request: id,
    ...(reason === undefined ? {} : { reason }),
    ...(retryAfterMs === undefined ? {} : { retryAfterMs: Math.ceil(retryAfterMs) }),
  };
  return {
    status,
    headers: [
      ["content-type", "application/json"],
      ["cache-control", "private, no-store"],
      ["x-content-type-options", "nosniff"],
      ["x-request-id", id],
      ...(retryAfterMs === undefined
        ? []
        : [["retry-after", String(Math.ceil(retryAfterMs / 1000))] as const]),
    ],
    body: JSON.stringify({ error: { message: String(status), code: -32600, data } }),
  };
}
