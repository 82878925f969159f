/** What server.mjs asks before Next: the budget of pages, and the API. It stands outside the build, so both go by one name. */
import { type PagesDoor, pagesDoor } from "../http-guards/pages";
import { type ApiDoor, apiDoor } from "../routers/over-http";
import type { Server } from "./server";

type Doors = { readonly pages: PagesDoor; readonly api: ApiDoor };

const KEY = Symbol.for("stillwater.doors");

/** Lets server.mjs in, which waits for it. */
export function openDoors(server: Server): void {
  (globalThis as { [KEY]?: (doors: Doors) => void })[KEY]?.({
    pages: pagesDoor(server),
    api: apiDoor(server),
  });
}
