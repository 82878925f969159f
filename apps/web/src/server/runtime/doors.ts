/** What server.mjs calls before Next: the budget of pages, and the API, by a global name: it is outside the build. */
import { type PagesDoor, pagesDoor } from "../http-guards/pages";
import { type ApiDoor, apiDoor } from "../routers/over-http";
import type { Server } from "./server";

type Doors = { readonly pages: PagesDoor; readonly api: ApiDoor };

const KEY = Symbol.for("stillwater.doors");

/** Gives the doors to server.mjs, which waits for them. */
export function openDoors(server: Server): void {
  (globalThis as { [KEY]?: (doors: Doors) => void })[KEY]?.({
    pages: pagesDoor(server),
    api: apiDoor(server),
  });
}
