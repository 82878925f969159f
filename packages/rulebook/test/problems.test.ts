/** Every problem code in the engine's sources has a sentence in three languages. */
import { readAct, readOptions, readPosition, readRecord, rulebookFor, setUp } from "@stillwater/engine";
import { describe, expect, it } from "vitest";
import { LANGUAGES, PROBLEM_CODES, problemText, type SpokenProblem } from "../src/problems";

const sources = import.meta.glob("../../engine/src/**/*.ts", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Codes that only programs read: facts sent or stored, and the fate of a record. */
const UNSPOKEN = /^(fact|pack)\./;

/** Codes that the engine does not give: of tables online, of questions, and of a text of which nothing more is known. */
const NOT_OF_THE_ENGINE =
  /^(unread$|known$|over$|begin\.|input\.|act\.(colour|module|without|automatic)$|position\.module$)/;

describe("problems", () => {
  it("has a sentence for every code of the engine, and no other", () => {
    const found = Object.values(sources).flatMap((source) => [
      ...String(source).matchAll(/"((?:act|option|position|setup|told|record|fact|pack)\.[a-z-]+)"/g),
    ]);
    const codes = new Set(found.map(([, code = ""]) => code).filter((code) => !UNSPOKEN.test(code)));
    expect([...codes].sort()).toEqual(
      PROBLEM_CODES.filter((code) => !NOT_OF_THE_ENGINE.test(code)).toSorted(),
    );
  });

  it("names the words that are wrong", () => {
    const problem = { what: "position.card", with: { word: "95" } };
    expect(LANGUAGES.map((language) => problemText(problem, language))).toEqual([
      "There is no card “95”.",
      "Il n’y a pas de carte «\u00a095\u00a0».",
      "Eine Karte „95“ gibt es nicht.",
    ]);
    expect(problemText({ what: "unread", with: {} }, "en")).toBe("This cannot be read.");
    expect(() => problemText({ what: "position.nonsense", with: {} }, "en")).toThrow("position.nonsense");
    expect(() => problemText({ what: "position.card", with: {} }, "en")).toThrow("word");
  });

  it("fills every hole with what the engine tells", () => {
    const sea = rulebookFor({ game: "sea", players: 2, removed: 0, strict: false, soloStart: 8 });
    const options = [
      "chess",
      "sea",
      "sea p2 p3",
      "sea p2 -13",
      "sea p2 fog",
      "sea p2 arch storms",
      "sea p3 duel",
    ];
    const more = ["sea p2 steps", "sea p2 solo5", "mountain p2 panoramas(1-2,3)", "mountain p2 goats(x)"];
    const acts = ["", "95 r1c1", "5 r9c9", "5", "5 r1c1 7", "agree", "dial x", "discard x", "start 5"];
    const lines = ["sea p2", "sea p2 @9 | |", "sea p2 | . | x=1 hand:1=5,5,95,start#1 pile:1=5 hand:1=6"];
    const found: SpokenProblem[] = [
      ...[...options, ...more].map((code) => readOptions(code)),
      ...acts.map((text) => readAct(sea, text, 0)),
      readAct(sea, "5 r1c1", 7),
    ].flatMap((read) => (read.ok ? [] : [read.error]));
    const many = [
      ...lines.map((line) => readPosition(line)),
      readRecord("nothing"),
      setUp({ options: "sea p2", cells: { r1c1: "5", r1c2: "5", r9c9: "6" }, hands: [["95"], 300] }),
    ];
    found.push(...many.flatMap((read) => (read.ok ? [] : read.error)));
    // A table that cannot go on from a position uses the same sentences.
    found.push(
      { what: "over", with: {} },
      { what: "begin.hand", with: { have: 9, most: 5 } },
      { what: "begin.order", with: {} },
    );
    expect(new Set(found.map(({ what }) => what)).size).toBeGreaterThan(20);
    for (const problem of found) {
      for (const language of LANGUAGES) {
        const text = problemText(problem, language);
        expect(text, problem.what).toMatch(/^[\p{Lu}\d“«„].*\.$/u);
        expect(text, problem.what).not.toMatch(/[{}]|undefined/);
        expect(text, problem.what).not.toMatch(
          /^(This cannot be read|Cela ne peut pas se lire|Das lässt sich nicht lesen)/,
        );
      }
    }
  });
});
