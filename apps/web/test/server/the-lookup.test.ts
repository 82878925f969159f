/** The search that was made at the server's start is the one that answers, in either copy of the modules. */

import { afterAll, expect, it, vi } from "vitest";

const KEY = Symbol.for("stillwater.lookup");
afterAll(() => {
  Reflect.deleteProperty(globalThis, KEY);
});

it("is made once, a part at a time, and found by the other copy", async () => {
  const atStart = await import("@/server/public-api/the-lookup");
  const inRoute = await import("@/server/public-api/the-lookup").then(() => {
    vi.resetModules();
    return import("@/server/public-api/the-lookup");
  });
  expect(inRoute.theLookup).not.toBe(atStart.theLookup);
  let [parts, others] = [0, 0];
  function* counted(): Generator<void> {
    for (parts = 0; parts < 3; parts++) yield;
  }
  atStart.warmUp(counted());
  // Requests are answered before the last part is made.
  while (parts < 3) {
    await new Promise((resolve) => setImmediate(resolve));
    others++;
  }
  expect(others).toBeGreaterThan(1);
  expect(inRoute.theLookup("en")).toBe(atStart.theLookup("en"));
});
