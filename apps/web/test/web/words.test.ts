// Every page sends its screens the messages they use: everything that a page can reach, including what it loads later, is
// searched for message areas. Otherwise a player would be the first to see a missing message.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { FRAME } from "@/i18n/frame";
import { fileOf, reachable, SRC } from "./reachable";

const APP = path.join(SRC, "app/[locale]");

/** A page and the layouts between it and the language's own, which wrap it and send messages too. */
function framed(page: string): string[] {
  const folders = path.relative(APP, path.dirname(page)).split(path.sep);
  const layouts = folders.map((_, depth) => path.join(APP, ...folders.slice(0, depth + 1), "layout.tsx"));
  return [page, ...layouts.filter((file) => path.dirname(file) !== APP && existsSync(file))];
}

/** The files a page can reach that run in a browser: those marked as such, and everything they reach. */
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

/** The areas that a page sends: those it names itself, and those in a list that it imports. */
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
