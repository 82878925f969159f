/** What the page for other programs shows is what they get. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { ADDRESSES, ANSWER, COMMAND, QUESTION } from "@/rules/api/example";
import { openapi } from "@/server/asking/openapi";
import { askCheck } from "@/server/asking/questions";
import { doorkeeper, post } from "./support/asking";

const server = doorkeeper();

it("the question that is shown gets the answer that is shown", async () => {
  const { status, data } = await post(askCheck, server, QUESTION);
  expect(status).toBe(200);
  expect(data).toMatchObject(ANSWER);
});

it("the addresses that are listed are those of the OpenAPI document", () => {
  const { paths } = openapi() as { readonly paths: Readonly<Record<string, object>> };
  const known = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(ADDRESSES.map(([method, path]) => `${method} ${path}`).toSorted()).toEqual(known.toSorted());
});

it("the command line that is shown is the one that the rulebook's own tests run", () => {
  const readme = readFileSync(new URL("../../../../packages/rulebook/README.md", import.meta.url), "utf8");
  expect(readme).toContain(`${COMMAND}\n# Yes — discard 2.\n`);
});
