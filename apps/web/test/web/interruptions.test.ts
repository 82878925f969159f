// Nothing of ours interrupts a person's turn: no browser dialog, no page that reloads itself, no new service worker that
// takes over a page on its own, no invitation to install.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const SRC = path.resolve(import.meta.dirname, "../../src");
// The pages in place of one that failed or could not be fetched are not part of a turn, and load that one again.
const INSTEAD = [path.join("layout", "FaultPage.tsx"), path.join("offline", "Unreached.tsx")];
const files = readdirSync(SRC, { recursive: true, encoding: "utf8" }).filter(
  (file) => /\.tsx?$/.test(file) && !file.startsWith("server") && !INSTEAD.includes(file),
);

const INTERRUPTS = [
  /(?<![.\w])(?:window\.)?(?:alert|confirm|prompt)\(/,
  /location\.reload\(|location\.(?:href\s*=[^=]|replace\()/,
  /beforeinstallprompt|skipWaiting|controllerchange/,
];

it("has nothing that interrupts a turn", () => {
  expect(files.length).toBeGreaterThan(200);
  const found = files.filter((file) => {
    const text = readFileSync(path.join(SRC, file), "utf8");
    return INTERRUPTS.some((one) => one.test(text));
  });
  expect(found).toEqual([]);
});

it("would find what interrupts", () => {
  for (const text of ["confirm('sure?')", "window.alert(x)", "location.reload()", "self.skipWaiting()"])
    expect(INTERRUPTS.some((one) => one.test(text))).toBe(true);
  expect(INTERRUPTS.some((one) => one.test("words.confirm(choice)"))).toBe(false);
});
