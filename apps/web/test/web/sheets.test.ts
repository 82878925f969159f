// A page with a table has the utilities of the folders that boards.css names: they are the folders of all that such a page can
// reach, also of what it only fetches later. What lies elsewhere would be seen first by a player, without its looks.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { reachable, SRC } from "./reachable";

const BOARDS = path.join(SRC, "app/[locale]/(boards)");
const [, named = ""] =
  /@source "\.\.\/\{([^}]+)\}/.exec(readFileSync(path.join(SRC, "app/boards.css"), "utf8")) ?? [];

it("names the folders of what a page with a table can reach, and no others", () => {
  const pages = readdirSync(BOARDS, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith("page.tsx"),
  );
  expect(pages.length).toBeGreaterThan(5);
  const reached = pages.flatMap((page) => [...reachable(path.join(BOARDS, page))]);
  const marked = reached.filter(
    (file) => file.endsWith(".tsx") && /\bclassName\b/.test(readFileSync(file, "utf8")),
  );
  const folders = new Set(marked.map((file) => path.relative(SRC, file).split(path.sep)[0]));
  expect([...folders].sort()).toEqual(named.split(","));
});
