/** Who may read the metrics: on a port of its own that no visitor reaches, or with a token. Neither is set by default. */
import { createHash, timingSafeEqual } from "node:crypto";
import { createServer } from "node:http";
import { log } from "../runtime/log";
import type { ServerSettings } from "../runtime/settings";
import type { Meters } from "./meters";

/** The meters, and who may read them; null if nothing is measured. */
interface Measured {
  readonly settings: Pick<ServerSettings, "metricsPort" | "metricsToken">;
  readonly meters: Meters | null;
}

const TYPE = "text/plain; version=0.0.4; charset=utf-8";

/** The answer at `/api/metrics`: 404 unless a token is set and the request carries it. */
export async function metricsFor({ settings, meters }: Measured, headers: Headers): Promise<Response> {
  const { metricsToken } = settings;
  if (metricsToken === null || meters === null) return new Response(null, { status: 404 });
  const said = /^Bearer (.+)$/.exec(headers.get("authorization") ?? "")?.[1] ?? "";
  const head = { "cache-control": "no-store" };
  if (!timingSafeEqual(digest(said), digest(metricsToken)))
    return new Response(null, { status: 401, headers: { ...head, "www-authenticate": "Bearer" } });
  return new Response(await meters.text(), { headers: { ...head, "content-type": TYPE } });
}

/** Digests have one length, whatever the text's, as `timingSafeEqual` needs. */
const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

/** Listens on the metrics port, if one is set. Returns how to stop. */
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
