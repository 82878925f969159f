/** A browser as the API sees one: it keeps its cookie, and sends an origin. */
import { onTestFinished } from "vitest";
import { answer } from "@/server/routers/answer";
import { openServer, type Server } from "@/server/runtime/server";
import { readSettings } from "@/server/runtime/settings";
import { freshFolder } from "./places";

export const ORIGIN = "http://table.test";

/** A whole server in this process, over a fresh folder, closed after the test. */
export async function freshServer(environment: Readonly<Record<string, string>> = {}): Promise<Server> {
  const server = await openServer(
    readSettings({ DATA_DIR: freshFolder(), LIMIT_SCALE: "1000", ...environment }),
  );
  onTestFinished(() => server.close());
  return server;
}

export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The procedure's result; undefined for an error. */
  readonly data: unknown;
}

export class Browser {
  cookie = "";
  constructor(
    readonly server: Server,
    readonly extra: Readonly<Record<string, string>> = {},
    readonly answerWith: typeof answer = answer,
  ) {}

  headers(): Record<string, string> {
    return {
      host: "table.test",
      "sec-fetch-site": "same-origin",
      ...(this.cookie === "" ? {} : { cookie: this.cookie }),
      ...this.extra,
    };
  }

  async send(path: string, init: RequestInit): Promise<Answered> {
    const response = await this.answerWith(this.server, new Request(`${ORIGIN}/api/trpc/${path}`, init));
    const text = await response.text();
    const [set] = response.headers.getSetCookie();
    if (set !== undefined) this.cookie = set.split(";")[0] ?? "";
    let data: unknown;
    try {
      data = (JSON.parse(text) as { result?: { data?: unknown } }).result?.data;
    } catch {
      // Not JSON: a stream, or no body.
    }
    return { status: response.status, headers: response.headers, text, data };
  }

  mutate(path: string, input: unknown): Promise<Answered> {
    return this.send(path, {
      method: "POST",
      headers: { ...this.headers(), origin: ORIGIN, "content-type": "application/json" },
      body: JSON.stringify(input),
    });
  }

  query(path: string, input?: unknown): Promise<Answered> {
    const query = input === undefined ? "" : `?input=${encodeURIComponent(JSON.stringify(input))}`;
    return this.send(`${path}${query}`, { headers: this.headers() });
  }

  /** Opens a table and returns its name and words. */
  async openTable(code = "sea p2"): Promise<{ table: string; words: string }> {
    const { data } = await this.mutate("table.open", { code, name: "Ana", language: "en" });
    return data as { table: string; words: string };
  }
}
