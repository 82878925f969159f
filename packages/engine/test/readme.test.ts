/** The README is right: its example is the code that runs here, and its table of words is what the engine reads. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readAct, readFact, readOptions, readPosition, readRecord } from "../src/index";
import { allowed, facts, price } from "./readme-example";
import { after, asked, odd, verdict } from "./setup/readme-table";
import { gamesOfOthers } from "./support/added-games";
import { rulebookOf } from "./support/codes";

const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");

/** Code between a pair of fences. */
const fenced = (language: string): string[] =>
  [...readme.matchAll(/```(\w*)\n([\s\S]*?)```/g)].flatMap(([, kind, code = ""]) =>
    kind === language ? [code] : [],
  );

/** The first column of the table under a heading, as it stands between backticks. */
function words(heading: string): string[] {
  const section = readme.split(/^#+ /m).find((part) => part.startsWith(heading)) ?? "";
  return [...section.matchAll(/^\| `([^`]+)`/gm)].map(([, word = ""]) => word);
}

describe("the README", () => {
  it("shows the example that runs here", () => {
    const source = readFileSync(new URL("readme-example.ts", import.meta.url), "utf8");
    expect(fenced("ts")[0]).toBe(source.replace('"../src/index"', '"@stillwater/engine"'));
    const table = readFileSync(new URL("setup/readme-table.ts", import.meta.url), "utf8");
    expect(fenced("ts")[1]).toBe(table.replace('"../../src/index"', '"@stillwater/engine"'));
    expect([odd, verdict.allowed, verdict.price]).toEqual([[], "unknown", 2]);
    expect(asked).toMatchObject({ of: "pile:2", to: "hand:2" });
    for (const place of ["hand:2=?x3", "helm:1=turn", "yellow:2=storm:yellow#1", "discard:2=?x6"])
      expect(after).toContain(place);
    expect([allowed, price]).toEqual(["yes", 0]);
    for (const fact of ["55 hand:1>r5c1 T.place.empty", "5 pile:1>hand:1 T.turn.draw"])
      expect(facts).toContain(fact);
  });

  it("writes codes, acts and facts as they are read", () => {
    for (const code of words("Options")) expect(readOptions(code).ok, code).toBe(true);
    expect(gamesOfOthers(words("Options")), "modules that the table of options lacks").toEqual([]);
    const rulebook = rulebookOf("sea p3");
    for (const text of words("Acts")) expect(readAct(rulebook, text, 0).ok, text).toBe(true);
    const mountain = rulebookOf("mountain p1 goats");
    for (const text of words("Climbing")) expect(readAct(mountain, text, 0).ok, text).toBe(true);
    for (const text of words("Facts")) expect(readFact(rulebook, text).ok, text).toBe(true);
    for (const heading of ["Options", "Acts", "Climbing", "Facts"])
      expect(words(heading).length, heading).toBeGreaterThanOrEqual(4);
  });

  it("shows a position and a record that read", () => {
    const [line = "", record = ""] = fenced("text");
    expect(readPosition(line.trim())).toMatchObject({ ok: true });
    expect(readRecord(record)).toMatchObject({ ok: true });
  });
});
