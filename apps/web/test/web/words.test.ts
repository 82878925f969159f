// Every page sends its screens the words they speak: all that a page can reach, also what it only fetches later, is
// looked through for the areas it asks for. A word that is not sent would be seen first by a player.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { FRAME } from "@/i18n/frame";
import { fileOf, reachable, SRC } from "./reachable";

const APP = path.join(SRC, "app/[locale]");

/** A page and the layouts between it and the language's own, which frame it and send words too. */
function framed(page: string): string[] {
  const folders = path.relative(APP, path.dirname(page)).split(path.sep);
  const layouts = folders.map((_, depth) => path.join(APP, ...folders.slice(0, depth + 1), "layout.tsx"));
  return [page, ...layouts.filter((file) => path.dirname(file) !== APP && existsSync(file))];
}

/** What runs in a browser of all that a page can reach: what says so itself, and whatever that reaches. */
function inBrowser(from: string): Set<string> {
  const files = [...reachable(from)].filter((file) => /^\s*"use client"/m.test(readFileSync(file, "utf8")));
  const seen = new Set<string>();
  for (const file of files) reachable(file, seen);
  return seen;
}

const spokenBy = (page: string): string[] =>
  [...new Set(framed(page).flatMap((file) => [...inBrowser(file)]))].flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/\buseTranslations\("(\w+)/g)].map(([, area = ""]) => area),
  );

/** What a page sends: the areas that it names itself, or that a list it imports names. */
function sentBy(page: string): string[] {
  return framed(page).flatMap(sentFrom);
}

function sentFrom(page: string): string[] {
  const text = readFileSync(page, "utf8").replace(/namespace: "\w+"/g, "");
  const lists = [...text.matchAll(/from "([^"]+\/words(?:\/sent)?)"/g)].flatMap(([, specifier = ""]) => {
    const file = fileOf(specifier, page);
    return file === undefined ? [] : [...reachable(file)];
  });
  return [text, ...lists.map((file) => readFileSync(file, "utf8"))].flatMap((source) =>
    [...source.matchAll(/"(\w+)"/g)].map(([, area = ""]) => area),
  );
}

const pages = readdirSync(APP, { recursive: true, encoding: "utf8" }).filter((file) =>
  file.endsWith("page.tsx"),
);

it("finds the pages, and what speaks on them", () => {
  expect(pages.length).toBeGreaterThan(10);
  expect(spokenBy(path.join(APP, "(companion)/companion/page.tsx"))).toContain("companion");
});

it.each(pages)("%s sends every word that its screens speak", (page) => {
  const file = path.join(APP, page);
  const sent = new Set<string>([...FRAME, ...sentBy(file)]);
  expect([...new Set(spokenBy(file))].filter((area) => !sent.has(area)).sort()).toEqual([]);
});
