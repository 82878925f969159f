/** The words of every sea chapter, as the README lists them, read and print without loss. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readAct, readOptions, writeAct, writeOptions } from "../../src/index";
import { rulebookOf } from "../support/codes";

const readme = readFileSync(new URL("../../README.md", import.meta.url), "utf8");

const section = (heading: string): string =>
  readme.split(/^#+ /m).find((part) => part.startsWith(heading)) ?? "";
const CODES = [
  "sea p3 rocks monsters4 storms wild2",
  "sea p2 pyramid harder easier",
  "sea p4 night",
  "sea p2 duel",
  "sea p2 arch",
];

describe("words of the chapters", () => {
  it("reads and prints every code in one order", () => {
    for (const code of [...CODES, "sea p1 rocks:auto monsters3 storms wild1 -12 strict solo4"]) {
      const read = readOptions(
        code
          .split(" ")
          .slice(1)
          .reverse()
          .reduce((words, word) => `${words} ${word}`, "sea"),
      );
      expect(read.ok && writeOptions(read.value), code).toBe(code);
    }
  });

  it("reads every act that the README lists, in the game it belongs to", () => {
    const texts = [...section("Stormy Seas").matchAll(/`([^`]+)`/g)].map(([, word = ""]) => word);
    // Places that the text mentions are no acts.
    const acts = texts.filter((text) => !/^(\w+:\d|[ew]\d|r\dc\d)$/.test(text));
    expect(acts.length).toBeGreaterThan(12);
    for (const text of acts) {
      const read = CODES.flatMap((code) => {
        const rulebook = rulebookOf(code);
        const act = readAct(rulebook, text, 0);
        return act.ok ? [writeAct(rulebook, act.value)] : [];
      });
      expect(read[0], text).toBe(text);
    }
  });

  it("reads no word of a chapter that is not in play", () => {
    const base = rulebookOf("sea p2");
    for (const text of [
      "rocks row:3",
      "monster r4c2",
      "compass row:3",
      "pass",
      "sweep",
      "swap",
      "wild=37 r4c2",
    ])
      expect(readAct(base, text, 0), text).toMatchObject({ ok: false, error: { at: 0, what: "act.card" } });
    for (const [text, at] of [
      ["rocks row:9", 6],
      ["monster row:3", 8],
      ["wild=x r4c2", 0],
      ["pass 12", 5],
    ] as const)
      expect(readAct(rulebookOf(CODES[0] ?? ""), text, 0), text).toMatchObject({ ok: false, error: { at } });
  });
});
