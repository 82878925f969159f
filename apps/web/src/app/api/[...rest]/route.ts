/** For other programs: an unknown address is answered with a problem document, not with a page. */
import { askElsewhere } from "@/server/public-api/questions";
import { theServer } from "@/server/runtime/server";

export const dynamic = "force-dynamic";
export const runtime = "nodejs";

async function handle(request: Request): Promise<Response> {
  return askElsewhere(await theServer(), request);
}

export {
  handle as DELETE,
  handle as GET,
  handle as HEAD,
  handle as OPTIONS,
  handle as PATCH,
  handle as POST,
  handle as PUT,
};
