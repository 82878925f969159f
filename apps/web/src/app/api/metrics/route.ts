/** The server's counters and timings, for callers with the token. */
import { metricsFor } from "@/server/metrics/answering";
import { theServer } from "@/server/runtime/server";

export const dynamic = "force-dynamic";
export const runtime = "nodejs";

export async function GET(request: Request): Promise<Response> {
  return metricsFor(await theServer(), request.headers);
}
