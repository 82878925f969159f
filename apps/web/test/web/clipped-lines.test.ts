/** A line that is too long is cut at its end only: what is cut above too loses the accent of an À or an Ä. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const ROOT = path.join(import.meta.dirname, "../../../..");
const RULE = /([^{}]*)\{([^{}]*)\}/g;

it("cuts no line above or below that it cuts at its end", () => {
  const files = ["apps/web/src", "packages/ui/src"].flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".css"))
      .map((file) => `${folder}/${file}`),
  );
  const rules = files.flatMap((file) =>
    [...readFileSync(path.join(ROOT, file), "utf8").matchAll(RULE)].map(([, selector = "", body = ""]) => ({
      rule: `${file}: ${selector.trim()}`,
      body,
    })),
  );
  const cut = rules.filter(({ body }) => /text-overflow: ellipsis|\btext-ellipsis\b/.test(body));
  expect(cut.length).toBeGreaterThan(3);
  const above = cut.filter(({ body }) => /overflow(?:-y)?(?:: |-)(?:hidden|clip)/.test(body));
  expect(above.map(({ rule }) => rule)).toEqual([]);
});
