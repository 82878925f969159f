import { expect, it } from "vitest";
import manifest from "../package.json";
import readme from "../README.md?raw";
import { allowed, found, price } from "./readme-example";
import source from "./readme-example.ts?raw";

it("shows the example that runs here, and names every entry", () => {
  const shown = /```ts\n([\s\S]*?)```/.exec(readme)?.[1];
  expect(shown).toBe(source.replaceAll('"../src"', '"@stillwater/lookup"'));
  expect([found, allowed, price]).toEqual(["A.bridge.place", "yes", 2]);
  for (const entry of Object.keys(manifest.exports))
    expect(readme).toContain(`\`@stillwater/lookup${entry.slice(1)}\``);
});
