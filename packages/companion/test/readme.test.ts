/** The example in the README is the code that runs here. */
import { readFileSync } from "node:fs";
import { countAt } from "@stillwater/engine";
import { expect, it } from "vitest";
import { asks, saved, view } from "./readme-example";

it("shows the example that runs here", () => {
  const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
  const [, code = ""] = /```ts\n([\s\S]*?)```/.exec(readme) ?? [];
  const source = readFileSync(new URL("readme-example.ts", import.meta.url), "utf8");
  expect(code).toBe(source.replace('"../src/index"', '"@stillwater/companion"'));
  const { table, turn } = view;
  expect([asks?.question.of, turn, saved.length]).toEqual(["pile:1", 2, 3]);
  expect(table && countAt(table, table.rulebook.place("yellow:1"))).toBe(1);
});
