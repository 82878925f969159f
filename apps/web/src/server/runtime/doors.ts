/** What server.mjs asks before Next: the budget of pages, and the API. It stands outside the build, so both go by one name. */
import { type PagesDoor, pagesDoor } from "../http-guards/pages";
import { type ApiDoor, apiDoor } from "../routers/over-http";
import type { Server } from "./server";

const KEY = Symbol.for("stillwater.doors");

/** Lets server.mjs in. */
export function openDoors(server: Server): void {
  const doors: { readonly pages: PagesDoor; readonly api: ApiDoor } = {
    pages: pagesDoor(server),
    api: apiDoor(server),
  };
  (globalThis as { [KEY]?: typeof doors })[KEY] = doors;
}
