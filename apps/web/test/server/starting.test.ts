/** How the site is served: connections that outlive a proxy's, and a start that compiles nothing. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const read = (name: string): string =>
  readFileSync(fileURLToPath(new URL(`../../${name}`, import.meta.url)), "utf8");

/** A setting of server.mjs, in milliseconds: the file listens when it is loaded, so it is read. */
function setting(name: string): number {
  const found = new RegExp(`^const ${name} = ([\\d_]+);$`, "m").exec(read("server.mjs"))?.[1];
  return Number(found?.replaceAll("_", ""));
}

it("keeps an idle connection for longer than any proxy does, and gives headers more time than that", () => {
  expect(setting("KEEP_ALIVE_MS")).toBeGreaterThan(75_000);
  expect(setting("HEADERS_MS")).toBeGreaterThan(setting("KEEP_ALIVE_MS"));
  expect(setting("REQUEST_MS")).toBeLessThanOrEqual(30_000);
});
