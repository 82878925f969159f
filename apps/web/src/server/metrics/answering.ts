/** Who may read the meters: a port of its own that no visitor reaches, or a token. Neither is set by default. */
import { createHash, timingSafeEqual } from "node:crypto";
import { createServer } from "node:http";
import { log } from "../runtime/log";
import type { ServerSettings } from "../runtime/settings";
import type { Meters } from "./meters";

/** What is measured, and who may read it; null where nothing is. */
interface Measured {
  readonly settings: Pick<ServerSettings, "metricsPort" | "metricsToken">;
  readonly meters: Meters | null;
}

const TYPE = "text/plain; version=0.0.4; charset=utf-8";

/** The answer at `/api/metrics`: nothing is there unless a token is set, and for nobody who does not say it. */
export async function metricsFor({ settings, meters }: Measured, headers: Headers): Promise<Response> {
  const { metricsToken } = settings;
  if (metricsToken === null || meters === null) return new Response(null, { status: 404 });
  const said = /^Bearer (.+)$/.exec(headers.get("authorization") ?? "")?.[1] ?? "";
  const head = { "cache-control": "no-store" };
  if (!timingSafeEqual(digest(said), digest(metricsToken)))
    return new Response(null, { status: 401, headers: { ...head, "www-authenticate": "Bearer" } });
  return new Response(await meters.text(), { headers: { ...head, "content-type": TYPE } });
}

/** Of one length, however long what was said is. */
const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

/** Answers on the port of the meters, if one is set. Returns how to stop. */
export function listenForMetrics({ settings: { metricsPort }, meters }: Measured) {
  if (metricsPort === null || meters === null) return () => undefined;
  const listening = createServer((request, response) => {
    if (request.method !== "GET" || request.url !== "/metrics") return void response.writeHead(404).end();
    meters.text().then(
      (text) => response.writeHead(200, { "content-type": TYPE }).end(text),
      () => response.writeHead(503).end(),
    );
  });
  listening.on("error", () => log("error", "no metrics"));
  listening.listen(metricsPort, process.env.BIND_ADDRESS);
  return () => listening.close();
}
