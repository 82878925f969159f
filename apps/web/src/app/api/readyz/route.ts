/** Whether this process is ready for traffic. */
import { readiness } from "@/server/runtime/ready";

export const dynamic = "force-dynamic";
export const runtime = "nodejs";

export async function GET(): Promise<Response> {
  const { ready, why } = await readiness();
  return Response.json(
    { ready, why },
    { status: ready ? 200 : 503, headers: { "cache-control": "no-store" } },
  );
}
