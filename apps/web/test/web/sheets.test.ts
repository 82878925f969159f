// Pages beside printed cards and pages with a table have the utility classes of the folders that their style sheets name:
// these must cover everything that such a page can reach, including what it loads later. Otherwise a player would be the
// first to see a part without its styles.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { reachable, SRC } from "./reachable";

/** Whether a file of ours has styles of its own. */
const isDrawn = (file: string): boolean =>
  file.endsWith(".tsx") && /\bclassName\b/.test(readFileSync(file, "utf8"));

function namedIn(group: string): string[] {
  const sheet = readFileSync(path.join(SRC, `app/${group}.css`), "utf8");
  return (/@source "\.\.\/\{([^}]+)\}/.exec(sheet)?.[1] ?? "").split(",");
}

it.each(["companion", "tables"])("%s.css names the folders of what its pages can reach", (group) => {
  const folder = path.join(SRC, `app/[locale]/(${group})`);
  const pages = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith("page.tsx"),
  );
  expect(pages.length).toBeGreaterThan(2);
  const reached = pages.flatMap((page) => [...reachable(path.join(folder, page))]).filter(isDrawn);
  const folders = new Set(reached.map((file) => path.relative(SRC, file).split(path.sep)[0] ?? ""));
  expect([...folders].filter((name) => !namedIn(group).includes(name))).toEqual([]);
});

it("tables.css has all that companion.css has", () => {
  expect(namedIn("tables")).toEqual(expect.arrayContaining(namedIn("companion")));
});
