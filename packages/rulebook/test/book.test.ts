import { CLAUSES, type ClauseId } from "@stillwater/engine";
import { describe, expect, it } from "vitest";
import {
  CITATIONS,
  CLAUSE_BOOK,
  chapterTexts,
  citation,
  clauseText,
  DOCUMENT_TITLES,
  DOCUMENTS,
  LANGUAGES,
  logText,
  RULINGS,
  rulingText,
  STATUSES,
  sourceText,
  verdictText,
} from "../src";
import { de } from "../src/words/sentences/de";
import { en } from "../src/words/sentences/en";
import { fr } from "../src/words/sentences/fr";

const ids = [...CLAUSES];

describe("the book", () => {
  it("has a text and a citation for every clause of the engine, and no other", () => {
    const known = [...ids].sort();
    expect(Object.keys(CLAUSE_BOOK).sort()).toEqual(known);
    expect(Object.keys(CITATIONS).sort()).toEqual(known);
  });

  it("lists every clause in exactly one chapter", () => {
    const listed = (["sea", "mountain"] as const).flatMap((game) =>
      chapterTexts(game, "en").flatMap(({ clauses }) => clauses),
    );
    expect([...listed].sort()).toEqual([...ids].sort());
  });

  it("relates clauses to clauses that exist, and never to themselves", () => {
    for (const id of ids) {
      const { related } = CLAUSE_BOOK[id];
      expect(related.length, id).toBeGreaterThan(0);
      expect(new Set(related).size, id).toBe(related.length);
      for (const other of related) expect(ids, `${id} to ${other}`).toContain(other);
      expect(related, id).not.toContain(id);
    }
  });

  it("says of every part that is inferred or our reading which it is and why", () => {
    for (const id of ids) {
      const { status, core = status } = CITATIONS[id];
      const parts = (CLAUSE_BOOK[id].beyond ?? []).map((part) => part.status);
      expect(parts.length > 0, `${id} is ${status}`).toBe(status !== "book");
      const sureness = [...parts, core].map((each) => STATUSES.indexOf(each));
      expect(STATUSES[Math.max(...sureness)], id).toBe(status);
      const text = clauseText(id, "en");
      expect([text.core, text.beyond.length], id).toEqual([core, parts.length]);
    }
    expect([CITATIONS["T.start.two-players"].core, CITATIONS["T.start.solo"].core]).toEqual([
      "book",
      undefined,
    ]);
  });

  it("cites at least one section for each clause", () => {
    const begins = new RegExp(`^(${DOCUMENTS.join("|")}) \\S`);
    for (const id of ids) expect(sourceText(id), id).toMatch(begins);
    expect(sourceText("T.place.cost")).toBe("EN 4A.2, FR 4A.2, BGA A.2");
    expect(Object.keys(DOCUMENT_TITLES).sort()).toEqual([...DOCUMENTS].sort());
  });

  it("cites no sheet for what this house invented, and nothing else as its invention", () => {
    for (const id of ids) {
      const { status, core = status, sections } = CITATIONS[id];
      const invented = Object.hasOwn(sections, "HOUSE");
      expect([status === "house", core === "house"], id).toEqual([invented, invented]);
      if (invented) expect(Object.keys(sections), id).toEqual(["HOUSE"]);
    }
  });

  it("registers a ruling for every clause that is inferred or our reading", () => {
    const ruled = new Set(
      RULINGS.filter(({ ground }) => ground !== "answered").flatMap(({ clauses }) => clauses),
    );
    const open = ids.filter((id) => !["book", "house"].includes(CITATIONS[id].status) && !ruled.has(id));
    expect(open).toEqual([]);
    expect(new Set(RULINGS.map(({ id }) => id)).size).toBe(RULINGS.length);
  });

  it("says of a ruling that a rule of this house answers it where all its rules are inventions of this house", () => {
    const isOfHouse = (id: ClauseId): boolean => CITATIONS[id].status === "house";
    for (const { id, ground, clauses } of RULINGS)
      expect([id, ground === "house"]).toEqual([id, clauses.every(isOfHouse)]);
  });

  it("answers so that it is true without its question, which may be asked the other way round", () => {
    for (const { id, answer } of RULINGS)
      for (const text of Object.values(answer)) expect(text, id).not.toMatch(/^(Yes|No|Oui|Non|Ja|Nein)[.,]/);
  });
});

describe("the example in the README", () => {
  it("prints what it says", () => {
    const price = { price: 2, counts: "left", left: 45, leftDifference: 2 };
    const findings = [{ clause: "T.place.cost", holds: "yes", with: price }] as const;
    const text = verdictText(
      { allowed: "yes", price: 2, findings },
      { act: "lay", card: "47", at: "r4c4" },
      "en",
    );
    expect([text.headline, text.sum]).toEqual(["Yes — discard 2.", "47 \u2212 45 = 2"]);
    expect(clauseText("T.place.cost", "fr").title).toBe("Le prix");
    expect(logText({ facts: ["47 hand:2>r4c2 T.place.empty"] }, ["Ana", "Ben"], "de")).toBe(
      "Ben: 47, Reihe 4 Spalte 2.",
    );
  });
});

/** Every text that people can read, with where it occurs. Sentences of the verdict are read from their sources. */
function allTexts(language: (typeof LANGUAGES)[number]): readonly (readonly [string, string])[] {
  const texts: (readonly [string, string])[] = [];
  for (const id of ids) {
    const { title, answer, rule, reason, topic } = clauseText(id, language);
    for (const text of [title, answer, rule, reason, topic]) if (text !== undefined) texts.push([id, text]);
  }
  for (const ruling of RULINGS) {
    const { question, answer } = rulingText(ruling, language);
    texts.push([ruling.id, question], [ruling.id, answer]);
  }
  for (const { topic } of Object.values(CITATIONS)) texts.push([topic.en, topic[language]]);
  return texts;
}

const ORDER_WORDS = {
  en: /\b(before|after|earlier|later|previous|next)\b/i,
  fr: /(^|\W)(avant|après|précédent|suivant)/i,
  de: /(^|\W)(vor|vorher|nach|nachher|davor|danach)(\W|$)/i,
} as const;

describe.each(LANGUAGES)("the texts in %s", (language) => {
  const texts = allTexts(language);

  it("are never empty, and have no exclamation marks or loose stars", () => {
    for (const [where, text] of texts) {
      expect(text.trim(), where).not.toBe("");
      expect(text, where).not.toMatch(/[!*'"]| {2}/);
    }
  });

  it("are made of short sentences", () => {
    for (const id of ids) {
      const { rule, reason } = clauseText(id, language);
      for (const sentence of `${rule} ${reason ?? ""}`.split(/(?<=[.?]) /)) {
        expect(sentence.split(/\s+/).length, `${id}: ${sentence}`).toBeLessThanOrEqual(27);
      }
    }
  });

  it("answer in one sentence, with a deciding word in bold", () => {
    for (const id of ids) {
      const { answer, answerParts } = clauseText(id, language);
      expect(answer.split(/\s+/).length, `${id}: ${answer}`).toBeLessThanOrEqual(24);
      // It is shown under its title as well as under a question.
      expect(answer, id).not.toMatch(/^(yes|no|oui|non|ja|nein)[,.:;]/i);
      expect(answer.match(/[.?](\s|$)/g), `${id}: ${answer}`).toEqual(["."]);
      expect(answerParts.filter(({ strong }) => strong).length, id).toBeGreaterThan(0);
      expect(answerParts.map(({ text }) => text).join(""), id).toBe(answer);
    }
  });

  it("ask nothing twice", () => {
    const questions = RULINGS.map((ruling) => rulingText(ruling, language).question);
    expect(questions.filter((question, at) => questions.indexOf(question) < at)).toEqual([]);
  });

  it("end their sentences", () => {
    for (const id of ids) {
      const { rule, reason } = clauseText(id, language);
      for (const text of [rule, reason ?? "."]) expect(text, id).toMatch(/\.$/);
    }
  });

  it("tell order by side and height, never by time", () => {
    const { rule, title } = clauseText("T.place.ascending", language);
    for (const text of [rule, title]) expect(text).not.toMatch(ORDER_WORDS[language]);
    const voice = { en, fr, de }[language];
    const order = (["left", "right"] as const).flatMap((side) => [
      voice.refused.blocker({ card: "49", side }),
      voice.notes.order({ card: "47", blocker: "49", side, row: undefined }),
      voice.notes.order({ card: "47", blocker: "49", side, row: 3 }),
      voice.notes.across({ card: "49", side }),
      voice.notes.oneNeighbourAcross({ card: "49" }),
      voice.notes.oneNeighbour({ card: "49", side }),
    ]);
    for (const text of order) expect(text).not.toMatch(ORDER_WORDS[language]);
  });

  it("bind the spaces French asks for", () => {
    for (const [where, text] of texts) {
      if (language === "fr") expect(text, where).not.toMatch(/[^\u00a0]:|[^\u202f][;?]/);
      else expect(text, where).not.toMatch(/[\u00a0\u202f]/);
    }
  });

  it("set a deciding word in bold in the price rule", () => {
    const strong = clauseText("T.place.cost", language).ruleParts.filter((part) => part.strong);
    expect(strong.map(({ text }) => text)).toEqual([
      { en: "smaller", fr: "plus petit", de: "kleinere" }[language],
    ]);
  });

  it("give a pill with topic, source and status", () => {
    const pill = citation("T.start.solo", language);
    expect(pill.status).toBe("ours");
    expect(pill.source).toBe("EN 4, FR 4");
    expect(pill.topic).toBe(CITATIONS["T.start.eight"].topic[language]);
  });
});

/** The words in the sentence files themselves, so that no fragment is missed. */
describe("the sentences of the verdict", () => {
  it("have no exclamation marks", () => {
    for (const voice of [en, fr, de]) {
      const strings: string[] = [];
      const walk = (value: unknown): void => {
        if (typeof value === "string") strings.push(value);
        else if (typeof value === "function") strings.push(value.toString());
        else if (value && typeof value === "object") Object.values(value).forEach(walk);
      };
      walk(voice);
      for (const text of strings) expect(text.replace(/!==|!=/g, "")).not.toContain("!");
    }
  });
});
