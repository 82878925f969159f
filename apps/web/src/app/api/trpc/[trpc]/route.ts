/** The API over HTTP. */

import { answer } from "@/server/routers/answer";
import { theServer } from "@/server/runtime/server";

export const dynamic = "force-dynamic";
export const runtime = "nodejs";

async function handle(request: Request): Promise<Response> {
  return answer(await theServer(), request);
}

export { handle as GET, handle as POST };
