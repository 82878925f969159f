/** A browser that sends a request again until it gets an answer, since requests and answers may be lost on the way. */
import { type IncomingMessage, request } from "node:http";
import type { Tally } from "./tally";

const PAUSE_MS = 30;

/** Statuses that mean "not now": the server is about to end, it cannot store anything, or the caller is too fast. */
const NOT_NOW: ReadonlySet<number> = new Set([429, 503]);

/** The answer is neither a success nor a request to try again later. */
class Unexpected extends Error {
  override readonly name = "Unexpected";
}

export class Caller {
  #cookie = "";
  constructor(
    readonly at: string,
    readonly tally: Tally,
  ) {}

  /** Requests a change, and sends the same request again until it is answered. */
  mutate<T>(name: string, input: unknown): Promise<T> {
    return this.#insist<T>("POST", `/api/trpc/${name}`, JSON.stringify(input));
  }

  query<T>(name: string, input: unknown): Promise<T> {
    return this.#insist<T>("GET", `/api/trpc/${name}?input=${encodeURIComponent(JSON.stringify(input))}`);
  }

  async #insist<T>(method: string, path: string, body?: string): Promise<T> {
    for (;;) {
      const answer = await this.#ask(method, path, body).catch(() => null);
      if (answer?.status === 200) return (JSON.parse(answer.text) as { result: { data: T } }).result.data;
      if (answer === null) this.tally.unanswered++;
      else if (NOT_NOW.has(answer.status)) this.tally.putOff(reasonIn(answer.text));
      else throw new Unexpected(`${path.slice(0, 40)} was answered ${answer.status}: ${answer.text}`);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * (0.5 + Math.random())));
    }
  }

  async #ask(method: string, path: string, body = ""): Promise<{ status: number; text: string }> {
    const response = await this.open(
      method,
      path,
      body === "" ? {} : { "content-type": "application/json" },
      body,
    );
    let text = "";
    response.setEncoding("utf8");
    for await (const chunk of response) text += String(chunk);
    if (!response.complete) throw new Error("cut off");
    return { status: response.statusCode ?? 0, text };
  }

  /** Sends a request over a connection of its own; resolves when the head of the answer has arrived. */
  open(
    method: string,
    path: string,
    headers: Readonly<Record<string, string>>,
    body = "",
    signal?: AbortSignal,
  ): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      const asked = request(`${this.at}${path}`, {
        method,
        agent: false,
        headers: {
          ...headers,
          origin: this.at,
          ...(this.#cookie === "" ? {} : { cookie: this.#cookie }),
          "content-length": Buffer.byteLength(body),
        },
        ...(signal === undefined ? {} : { signal }),
      });
      asked.on("error", reject);
      asked.once("response", (response) => {
        response.on("error", () => undefined);
        const set = response.headers["set-cookie"]?.find((cookie) => cookie.startsWith("stillwater="));
        if (set !== undefined) this.#cookie = set.split(";")[0] ?? "";
        resolve(response);
      });
      asked.end(body);
    });
  }
}

function reasonIn(text: string): string {
  return /"reason":"([a-z-]+)"/.exec(text)?.[1] ?? "none";
}
