/**
 * The door for other programs: any origin, no cookie, nothing that changes anything. Holds every check that comes before the
 * rules, and the headers of every answer.
 */
import { randomBytes } from "node:crypto";
import type { Language } from "@stillwater/rulebook/citations";
import { addressKey } from "../http-guards/address";
import { MOST_BODY_BYTES, readBody } from "../http-guards/body";
import { isSlowDown } from "../http-guards/limits";
import { errorLine, log } from "../runtime/log";
import type { Server } from "../runtime/server";
import { misnamed } from "./names";
import { languageIn, problemOf } from "./problem";
import type { PublicProblem, Wrong } from "./shapes";

/** The parts of a server that a question needs. */
export type Doorkeeper = Pick<Server, "limits" | "settings" | "draining" | "inFlight">;

const MOST_URL = 4_096;
const PREFLIGHT_S = 86_400;
const S = 1_000;
const PROBLEM = "application/problem+json";

/** Any origin may read the answer: nothing here is private. Browsers send no cookie along, and none would be read. */
const OPEN = {
  "access-control-allow-origin": "*",
  "access-control-expose-headers": "etag, retry-after, x-request-id",
  "cross-origin-resource-policy": "cross-origin",
  "x-content-type-options": "nosniff",
} as const;

/** A checked question: its URL and, for a POST, the JSON that was sent. */
export interface DoorQuestion {
  readonly url: URL;
  readonly headers: Headers;
  readonly body: unknown;
}

/** Which methods a path allows. */
const METHODS = {
  GET: "GET, HEAD, OPTIONS",
  POST: "POST, OPTIONS",
  ANY: "GET, HEAD, POST, OPTIONS",
} as const;

/** Answers one question asked by this method, or says what is wrong with it. `ANY`: no body is read. */
export async function answerAt(
  server: Doorkeeper,
  request: Request,
  method: keyof typeof METHODS,
  answer: (question: DoorQuestion) => Response,
): Promise<Response> {
  const id = randomBytes(6).toString("base64url");
  const response = await answered(server, request, method, answer, id);
  response.headers.set("x-request-id", id);
  if (response.headers.get("content-type") !== PROBLEM) return response;
  const problem = (await response.json()) as PublicProblem;
  const { status, headers } = response;
  return Response.json({ ...problem, request: id } satisfies PublicProblem, { status, headers });
}

async function answered(
  server: Doorkeeper,
  request: Request,
  method: keyof typeof METHODS,
  answer: (question: DoorQuestion) => Response,
  id: string,
): Promise<Response> {
  const url = new URL(request.url);
  const language = languageIn({ language: url.searchParams.get("language") });
  const allowed = METHODS[method];
  if (request.method === "OPTIONS") return preflight(allowed);
  const asked = request.method === "HEAD" ? "GET" : request.method;
  if (method !== "ANY" && asked !== method) {
    const wrong = { code: "method.not", in: "method", path: "", at: 0, with: { choices: method } } as const;
    return refusalResponse(405, [wrong], language, { allow: allowed });
  }
  if (request.url.length > MOST_URL) return refusalResponse(414, [whole("query.long", "query")], language);
  if (server.draining)
    return refusalResponse(503, [whole("server.ending", "server")], language, { "retry-after": "5" });
  server.inFlight++;
  try {
    const address = addressKey(request.headers, server.settings.proxyHops);
    await server.limits.take("address", address);
    await server.limits.take("question", address);
    const sent = method === "POST" ? await bodyOf(request, language) : { body: undefined };
    if (sent instanceof Response) return sent;
    return answer({ url, headers: request.headers, body: sent.body });
  } catch (cause) {
    if (isSlowDown(cause)) return slowDown(cause.retryAfterMs, language);
    log("error", "failed", {
      request: id,
      procedure: url.pathname.slice(0, PATH_IN_LOG),
      ...errorLine(cause),
    });
    return refusalResponse(500, [whole("server.failed", "server")], language);
  } finally {
    server.inFlight--;
  }
}

const PATH_IN_LOG = 40;

/** The JSON of a body, never read beyond its limit. */
async function bodyOf(request: Request, language: Language): Promise<{ readonly body: unknown } | Response> {
  if (request.body === null) return refusalResponse(400, [whole("input.json", "body")], language);
  const read = await readBody(request);
  if ("text" in read) {
    try {
      const body: unknown = JSON.parse(read.text);
      const path = misnamed(body, read.text);
      if (path === undefined) return { body };
      const wrong = { ...whole("input.field", "body"), path, with: { word: "__proto__" } };
      return refusalResponse(400, [wrong], languageIn(body));
    } catch (cause) {
      const at = offsetOf(cause, read.text);
      return refusalResponse(400, [{ ...whole("input.json", "body"), at }], language);
    }
  }
  switch (read.status) {
    case 413: {
      const wrong = { ...whole("input.large", "body"), with: { most: MOST_BODY_BYTES } };
      return refusalResponse(413, [wrong], language);
    }
    case 415:
      return refusalResponse(415, [{ ...whole("input.media", "header"), path: "content-type" }], language);
    case 400:
      return refusalResponse(400, [whole("input.encoding", "body")], language);
  }
}

/** The offset at which JSON parsing failed, taken from the parser's message; the end of the text if it names none. */
function offsetOf(cause: unknown, text: string): number {
  const told = /at position (\d+)/.exec(cause instanceof Error ? cause.message : "")?.[1];
  return told === undefined ? text.length : Number(told);
}

/** An answer that is the same for everybody and until the next release. */
export function keptResponse({ headers }: Pick<DoorQuestion, "headers">, { text, etag }: TextPage): Response {
  const all = { ...OPEN, etag, "cache-control": `public, max-age=${HOUR_S}` };
  const known =
    headers
      .get("if-none-match")
      ?.split(",")
      .map((tag) => tag.trim()) ?? [];
  if (known.includes("*") || known.includes(etag)) return new Response(null, { status: 304, headers: all });
  return new Response(text, { headers: { ...all, "content-type": "application/json" } });
}

/** A text with its ETag. */
export interface TextPage {
  readonly text: string;
  readonly etag: string;
}

const HOUR_S = 3_600;

/** An answer to this one question. */
export function answerResponse(answer: unknown): Response {
  return Response.json(answer, { headers: { ...OPEN, "cache-control": "no-store" } });
}

/** A refusal that says what is wrong and where. */
export function refusalResponse(
  status: number,
  wrong: readonly [Wrong, ...Wrong[]],
  language: Language,
  more: Readonly<Record<string, string>> = {},
): Response {
  return Response.json(problemOf(status, wrong, language), {
    status,
    headers: { ...OPEN, ...more, "cache-control": "no-store", "content-type": PROBLEM },
  });
}

function slowDown(retryAfterMs: number, language: Language): Response {
  const seconds = Math.max(1, Math.ceil(retryAfterMs / S));
  const wrong = { ...whole("rate.slow", "rate"), with: { seconds } };
  return refusalResponse(429, [wrong], language, { "retry-after": String(seconds) });
}

function preflight(methods: string): Response {
  return new Response(null, {
    status: 204,
    headers: {
      ...OPEN,
      allow: methods,
      "access-control-allow-methods": methods,
      "access-control-allow-headers": "content-type, if-none-match",
      "access-control-max-age": String(PREFLIGHT_S),
    },
  });
}

const whole = (code: string, place: Wrong["in"]): Wrong => {
  return { code, in: place, path: "", at: 0, with: {} };
};
