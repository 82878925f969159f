/** From a request to its answer: every check that comes before a procedure, and what every answer carries. */
import { randomBytes } from "node:crypto";
import type { ErrorReason } from "@stillwater/table/session";
import { fetchRequestHandler } from "@trpc/server/adapters/fetch";
import { addressKey, isSecure } from "../http-guards/address";
import { readBody, type Sent } from "../http-guards/body";
import { isSlowDown } from "../http-guards/limits";
import { comesFromUs, ownOrigin } from "../http-guards/origin";
import { readGuestCookie } from "../identity/cookie";
import { guestOf } from "../identity/guests";
import { errorLine, log } from "../runtime/log";
import type { Server } from "../runtime/server";
import { abortable } from "./abortable";
import type { Context } from "./context";
import { asTransportError, reasonOf } from "./errors";
import { appRouter } from "./router";

const ENDPOINT = "/api/trpc";
const MOST_URL = 4_096;
const MOST_CALLS = 8;
const STREAMS: ReadonlySet<string | undefined> = new Set(["table.follow", "companion.follow"]);

/** A request as it came in: one of the web's own is one. */
export interface Asked extends Sent {
  readonly method: string;
  readonly url: string;
  /** Aborted when who asked has gone. */
  readonly signal: AbortSignal;
}

/** Answers a request to the API. */
export async function answer(server: Server, request: Asked): Promise<Response> {
  const id = randomBytes(6).toString("base64url");
  const refusal = (status: number, reason?: ErrorReason, retryAfterMs?: number): Response => {
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
  // A stream is one GET; asked for in any other way it is refused before anything is begun.
  if (called.some((name) => STREAMS.has(name)) && (request.method !== "GET" || called.length > 1))
    return refusal(request.method === "GET" ? 400 : 405);
  try {
    for (let call = 0; call < Math.min(called.length, MOST_CALLS); call++)
      await server.limits.take("address", address);
  } catch (cause) {
    if (isSlowDown(cause)) return refusal(429, "slow-down", cause.retryAfterMs);
    throw cause;
  }
  let body: string | undefined;
  if (request.method === "POST") {
    const read = await readBody(request);
    if ("status" in read) return refusal(read.status);
    body = read.text;
  }

  const isStream = request.method === "GET" && called.length === 1 && STREAMS.has(called[0]);
  const life = new AbortController();
  const cookies: string[] = [];
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
    guest: guestOf(server.tools, token),
  };
  // Whoever awaits it sees a failure; a procedure that never asks must not turn it into an unhandled one.
  context.guest.catch(() => undefined);
  let release: (() => void) | null = null;
  if (isStream) {
    const guest = await context.guest.catch(() => null);
    release = server.streams.open({ guest: guest?.id ?? null, address }, () => life.abort());
    if (release === null) return refusal(503, "full");
    life.signal.addEventListener("abort", release, { once: true });
    if (request.signal.aborted) life.abort();
    request.signal.addEventListener("abort", () => life.abort(), { once: true });
  } else server.inFlight++;
  try {
    const response = await fetchRequestHandler({
      endpoint: ENDPOINT,
      router: appRouter,
      req: bare(request, body, isStream),
      createContext: () => context,
      maxBatchSize: MOST_CALLS,
      onError: ({ error, path }) => {
        const told = asTransportError(error);
        server.meters?.refused(reasonOf(told).reason ?? told.code);
        if (told.code !== "INTERNAL_SERVER_ERROR" && told.code !== "SERVICE_UNAVAILABLE") return;
        const procedure = typeof path === "string" && path in appRouter._def.procedures ? path : "unknown";
        log("error", "failed", {
          request: id,
          procedure,
          code: told.code,
          ...errorLine(error.cause ?? error),
        });
      },
    });
    return sealed(response, id, cookies, isStream ? life : null);
  } catch (cause) {
    life.abort();
    log("error", "failed", { request: id, ...errorLine(cause) });
    return refusal(500);
  } finally {
    if (!isStream) server.inFlight--;
  }
}

/**
 * The procedures a request calls, read as tRPC reads them: what is counted and what is carried out must be the same
 * names, however they are spelled. Null if the path is no text.
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

/** The request as tRPC is to see it: no header but the ones it needs, so that none can change how it answers. */
function bare(request: Asked, body: string | undefined, isStream: boolean): Request {
  const headers = new Headers();
  if (body !== undefined) headers.set("content-type", "application/json");
  const lastEventId = request.headers.get("last-event-id");
  if (lastEventId !== null) headers.set("last-event-id", lastEventId);
  return new Request(request.url, {
    method: request.method,
    headers,
    // Whether somebody still waits matters to streams alone, and to know it takes a tenth of a short call.
    ...(isStream ? { signal: request.signal } : {}),
    ...(body === undefined ? {} : { body }),
  });
}

/** The answer with what every answer carries. A stream is made abortable. */
function sealed(
  response: Response,
  id: string,
  cookies: readonly string[],
  life: AbortController | null,
): Response {
  const { headers } = response;
  const stream = headers.get("content-type")?.startsWith("text/event-stream") === true;
  headers.set("cache-control", `private, no-store${stream ? ", no-transform" : ""}`);
  headers.set("x-content-type-options", "nosniff");
  headers.set("vary", "cookie");
  headers.set("x-request-id", id);
  for (const cookie of cookies) headers.append("set-cookie", cookie);
  if (life !== null && !stream) life.abort();
  if (life === null || !stream || response.body === null) return response;
  return new Response(abortable(response.body, life), { status: response.status, headers });
}

function refused(id: string, status: number, reason?: ErrorReason, retryAfterMs?: number): Response {
  const headers = new Headers({
    "content-type": "application/json",
    "cache-control": "private, no-store",
    "x-content-type-options": "nosniff",
    "x-request-id": id,
  });
  if (retryAfterMs !== undefined) headers.set("retry-after", String(Math.ceil(retryAfterMs / 1000)));
  const data = {
    httpStatus: status,
    request: id,
    ...(reason === undefined ? {} : { reason }),
    ...(retryAfterMs === undefined ? {} : { retryAfterMs: Math.ceil(retryAfterMs) }),
  };
  return new Response(JSON.stringify({ error: { message: String(status), code: -32600, data } }), {
    status,
    headers,
  });
}
