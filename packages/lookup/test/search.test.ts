import { CLAUSES } from "@stillwater/engine";
import { LANGUAGES } from "@stillwater/rulebook";
import { describe, expect, it } from "vitest";
import { lookupFrom, lookupOf, packOf } from "../src";
import { modelOf } from "../src/classifier";

const first = (language: (typeof LANGUAGES)[number], query: string): string | undefined =>
  lookupOf(language).search(query)[0]?.clause;

describe.each(LANGUAGES)("the search in %s", (language) => {
  const lookup = lookupOf(language);
  const pack = packOf(language);

  it("knows every clause once, and finds each by its title among the first three", () => {
    expect(pack.entries.map(({ clause }) => clause).sort()).toEqual([...CLAUSES].sort());
    for (const { clause, title, game } of pack.entries) {
      const found = lookup.search(title, { game, limit: 3 }).map((hit) => hit.clause);
      expect(found, title).toContain(clause);
    }
  });

  it("says the same over a pack that travelled as JSON", () => {
    const travelled = lookupFrom(
      JSON.parse(JSON.stringify(pack)),
      JSON.parse(JSON.stringify(modelOf(language))),
    );
    for (const query of ["2", "Start", "sommet", "Brücke"])
      expect(travelled.search(query)).toEqual(lookup.search(query));
  });

  it("keeps to one game, to the limit, and to the order of its scores", () => {
    const hits = lookup.search("4 6.3 start karte carte card", { game: "sea", limit: 5 });
    expect(hits).toHaveLength(5);
    expect(hits.every(({ game, near }) => game === "sea" && !near)).toBe(true);
    expect(hits.map(({ score }) => score)).toEqual(hits.map(({ score }) => score).toSorted((a, b) => b - a));
    expect(lookup.search("start", { game: "mountain" }).every(({ game }) => game === "mountain")).toBe(true);
  });

  it("is no dead end: with nothing found, the nearest three, and said so", () => {
    for (const query of ["xyzzy", "?", "🐐", "zzzz qqqq", "1234567890"]) {
      const hits = lookup.search(query);
      expect(hits, query).toHaveLength(3);
      expect(
        hits.every(({ near }) => near),
        query,
      ).toBe(true);
    }
    expect(lookup.search("  ")).toEqual([]);
  });

  it("marks stretches of the texts it gives, in order and apart", () => {
    for (const { title } of pack.entries) {
      for (const hit of lookup.search(title)) {
        for (const part of ["title", "answer"] as const) {
          const ends = hit.marks[part].flat();
          expect(ends).toEqual(ends.toSorted((a, b) => a - b));
          expect(new Set(ends).size, `${hit.clause} ${title}`).toBe(ends.length);
          expect(ends.at(-1) ?? 0).toBeLessThanOrEqual(hit[part].length);
        }
      }
    }
  });
});

describe("what people type", () => {
  it("finds despite slips, missing accents and umlauts written out", () => {
    expect(first("en", "brigde at the end of a row")).toBe("A.bridge.place");
    expect(first("fr", "tempete jaunne")).toBe("T.storm.yellow");
    expect(first("de", "Bruecke am Ende der Reihe")).toBe("A.bridge.place");
    expect(first("de", "Schrofe Felsen versezen")).toBe("T.rocks.move");
  });

  it("finds numbers as words and figures, plurals, and words put together", () => {
    for (const query of ["zwei gelbe Stürme", "2 gelbe Stuerme"])
      expect(first("de", query)).toBe("T.storm.yellow");
    expect(first("de", "Nachziehstapelkarten verteilen")).toBe("T.setup.deck");
    expect(first("fr", "départ à 2")).toBe("T.start.two-players");
  });

  it("finds what a word begins with while it is typed", () => {
    expect(first("en", "pano")).toBe("A.panorama.reveal");
    expect(first("de", "Lagerf")?.startsWith("A.campfire")).toBe(true);
  });

  it("understands the other languages", () => {
    expect(first("de", "two players start")).toBe("T.start.two-players");
    expect(first("en", "kann ich eine Brücke am Ende legen")).toBe("A.bridge.place");
    expect(first("fr", "when may the summit be played")).toBe("A.summit.when");
  });

  it("understands the words of the books and of the table", () => {
    expect(first("en", "fog")).toBe("T.storm.purple");
    expect(first("fr", "grain")).toBe("T.storm.yellow");
    expect(first("de", "Riff")).toMatch(/^T\.rocks/);
    expect(first("en", "boat")).toMatch(/^T\.start\.(forced|eight)$/);
    expect(first("en", "two yellow storms")).toBe("T.storm.yellow");
  });

  it("puts what others build on first for a single word, and a whole title first of all", () => {
    for (const [language, word] of [
      ["en", "price"],
      ["fr", "prix"],
      ["de", "Preis"],
    ] as const)
      expect(first(language, word)).toMatch(/^[TA]\.place\.cost$/);
    expect(first("en", "No Start")).toBe("T.arch.no-start");
  });

  it("keeps the rules of a variant back until the variant is meant", () => {
    expect(first("en", "none of my cards fit")).toMatch(/^[TA]\.(turn\.discard-two|end\.lose)$/);
    expect(first("en", "none of my cards fit in the duel")).toMatch(/^T\.duel/);
  });

  it("puts rules of the sea first for a number that only Islands have, unless the mountain is spoken of", () => {
    for (const query of ["40 next to 40", "29 in row 7", "competitive: 30 in the last space of row 6"])
      expect(first("en", query), query).toMatch(/^T/);
    expect(first("en", "how many cards are in the mountain deck, 90?")).toMatch(/^A/);
    expect(first("en", "the mountain has 44 places right?")).toMatch(/^A/);
  });

  it("finds by section and by the name of a clause", () => {
    expect(lookupOf("en").search("4A.2")[0]?.source).toContain("4A.2");
    expect(first("en", "T.place.cost")).toBe("T.place.cost");
  });
});
