/** No part of a room can be left out: what the types do not require, the law over every option set does. */

import { readFileSync } from "node:fs";
import path from "node:path";
import { readOptions, rulebookFor, SEA_VARIANTS } from "@stillwater/engine";
import { describe, expect, it } from "vitest";
import { type Files, faultsIn, flat, readLocales, type Tree } from "../scripts/words/messages";
import { LANGUAGES, type Language } from "../src/language";
import { ROOM_LINES } from "../src/modules/lines";
import type { Lines } from "../src/spoken/lines";
import type { Sentences } from "../src/verdict/sentences";
import { fieldsOf, partsOf, withoutEach, withoutPart } from "./support/compiling";
import { askedWith, kindsOf, missingIn, PARTS, straysIn, type Words } from "./support/parts";

const without = <Value>(
  record: Readonly<Record<string, Value>>,
  key: string,
): Readonly<Record<string, Value>> => {
  const { [key]: _left, ...rest } = record;
  return rest;
};

it("finds every part of every room over every option set", () => {
  expect(missingIn(PARTS)).toEqual([]);
});

it("says of every variant by which rule it goes without what its game has", () => {
  const actsOf = (code: string): readonly string[] => {
    const options = readOptions(code);
    return options.ok ? rulebookFor(options.value).acts.map(({ spec }) => spec.type) : [];
  };
  const rooms: readonly Lines[] = Object.values(ROOM_LINES);
  for (const variant of SEA_VARIANTS) {
    const acts = actsOf(`sea p2 ${variant}`);
    const gone = actsOf("sea p2").filter((act) => !acts.includes(act));
    const told = rooms.find(({ leavesOut }) => leavesOut?.option === variant)?.leavesOut?.words ?? {};
    expect(Object.keys(told).sort(), variant).toEqual(gone.sort());
  }
});

it("has no words for what nothing is called", () => {
  expect(straysIn(PARTS.words)).toEqual([]);
  const { en } = PARTS.words;
  const words = { ...PARTS.words, en: { ...en, places: { ...en.places, harbour: "the harbour" } } };
  expect(straysIn(words)).toEqual(["harbour: places, and nothing is called so"]);
});

const LOCALES = readLocales(path.resolve(import.meta.dirname, "../locales"));

/** The same words with one of them removed. */
function withoutMessage(tree: Tree, [name = "", ...below]: readonly string[]): Tree {
  if (typeof tree === "string") return tree;
  if (Array.isArray(tree)) return tree.filter((_text, index) => String(index) !== name);
  return Object.fromEntries(
    Object.entries(tree).flatMap(([key, words]) => {
      if (key !== name) return [[key, words]];
      return below.length === 0 ? [] : [[key, withoutMessage(words, below)]];
    }),
  );
}

/** `lawful`: laws require what is said about acts of other rooms and about prices, and the words by which an act is read. */
const TRIED = [
  {
    ...{ room: "sea-monsters", clause: "T.monster.finish", act: "monster", silent: "no" },
    lawful: ["finish", "monster"],
  },
  {
    ...{ room: "mountain-goats", clause: "A.goat.bridge", act: "herd", silent: "yes" },
    lawful: ["A.goat.herd", "herd"],
  },
] as const;

let asked: ReturnType<typeof askedWith> | undefined;
/** What is required over every option set without the rules of the chapters that bring the acts tried. */
function askedWithout(): ReturnType<typeof askedWith> {
  asked ??= askedWith(({ chapters }) =>
    chapters.map(({ rules = [], ...chapter }) =>
      chapter.acts?.some(({ type }) => TRIED.some(({ act }) => act === type))
        ? chapter
        : { ...chapter, rules },
    ),
  );
  return asked;
}

describe.each(TRIED)("a part of $room that is left out", ({ room, clause, act, silent, lawful }) => {
  const file = (name: string): string => `modules/${room}/${name}.ts`;

  it("is missed in every list of rooms", () => {
    const lists = ["citations", "clauses", "examples", "rulings", "verdict", "lines", "meanings"];
    const trials = lists.flatMap((list) => {
      const name = `modules/${list}.ts`;
      return partsOf(name, 1).flatMap((left) => (left.key === room ? [{ name, left }] : []));
    });
    expect(trials.map(({ name }) => name)).toEqual(lists.map((list) => `modules/${list}.ts`));
    for (const [index, said] of withoutEach(trials).entries())
      expect(said, trials[index]?.name).toContain(room);
  });

  it.each([1, 2])("is named by the compiler: a clause and its chapter, at depth %s", (depth) => {
    const parts = partsOf(file("clauses"), depth).filter(({ key }) => /^[TA]\.|^(title|clauses)$/.test(key));
    expect(parts.length).toBeGreaterThan(1);
    for (const part of parts) expect(withoutPart(file("clauses"), part), part.key).toContain(part.key);
  });

  it("is named by the compiler: where a clause stands, and each field of what is said", () => {
    const trials = ["citations", "verdict", "lines"].flatMap((name) =>
      (name === "citations" ? partsOf(file(name), 1) : fieldsOf(file(name))).map((left) => {
        return { name: file(name), left };
      }),
    );
    expect(trials.length).toBeGreaterThan(30);
    const unnamed = withoutEach(trials).flatMap((said, index) => {
      const { key = "" } = trials[index]?.left ?? {};
      return new RegExp(`${key}|'\\{\\}'`).test(said) ? [] : [key];
    });
    expect(unnamed).toEqual(lawful);
  });

  it("is missed where there are no words to understand people by: a room, and a meaning that lines are read by", () => {
    const searched = "words/lexicon/searched.ts";
    const words = partsOf(searched, 1).find(({ key }) => key === room);
    expect(withoutPart(searched, words)).toContain(room);
    // Also a word that no code names, removed from every language at once.
    const meaning = partsOf(searched, 2).find(({ key }) => key === act);
    expect(withoutPart(searched, meaning)).toContain(act);
    const spoken = "words/lexicon/spoken.ts";
    const heard = partsOf(spoken, 1).find(({ key }) => key === act);
    expect(withoutPart(spoken, heard, [file("lines")])).toContain(act);
  });

  it.each(LANGUAGES)("is named by `npm run words`: a message in %s", (language) => {
    const messages = flat(LOCALES[language][room] ?? {});
    expect(messages.length).toBeGreaterThan(30);
    for (const [key] of messages) {
      const less = (each: Language): Files => {
        const words = LOCALES[each][room] ?? {};
        return { [room]: each === language ? withoutMessage(words, key.split(" > ")) : words };
      };
      const fault = language === "en" ? /^(en|fr|de)\/.*: (missing|not in English)$/ : /^..\/.*: missing$/;
      const found = faultsIn({ en: less("en"), fr: less("fr"), de: less("de") });
      expect(found.length, key).toBeGreaterThan(0);
      for (const line of found) {
        expect(line).toMatch(fault);
        expect(line).toContain(`/${room}.json: ${key}: `);
      }
    }
  });

  it("is named by the compiler: a value that a sentence takes", () => {
    const text = readFileSync(path.resolve(import.meta.dirname, "../src", file("verdict")), "utf8");
    const values = [...text.matchAll(/\blog\.(\w+)\(\{\s*(\w+)/g)];
    expect(values.length).toBeGreaterThan(0);
    const trials = values.map(({ index, 0: call, 2: name = "" }) => {
      const from = index + call.length - name.length;
      // `{ name, card }` loses its name, and `{ name: one }` gets a name that is not required.
      const isShort = text[from + name.length] !== ":";
      return { name: file("verdict"), left: { from, to: isShort ? from + name.length : from + 1 } };
    });
    const said = withoutEach(trials);
    for (const [index, { 0: call, 2: name = "" }] of values.entries())
      expect(said[index], call).toContain(name);
  });

  it("is named by the law: an example, a ruling, a sentence for how a rule holds, an act", () => {
    const { rules, acts, examples, rulings } = PARTS;
    const { [clause]: speech } = rules;
    if (typeof speech !== "object") throw new Error(`Nothing is said of ${clause}.`);
    const rule = { ...speech, [silent]: null };
    const where = silent === "no" ? "refuses" : "is kept";
    expect(missingIn({ ...PARTS, rules: { ...rules, [clause]: rule } })).toContain(
      `${clause}: a sentence where it ${where}`,
    );
    expect(missingIn({ ...PARTS, acts: without(acts, act) })).toContain(`${act}: what is said of the act`);
    const others = examples.filter((example) => example.clause !== clause);
    expect(missingIn({ ...PARTS, examples: others })).toEqual([`${clause}: an example`]);
    const ruled = rulings.filter(({ clauses }) => !clauses.some((one) => one === clause));
    expect(missingIn({ ...PARTS, rulings: ruled })).toEqual([`${clause}: a ruling`]);
  });

  it("is named by the law: the rules of the chapter that brings its act", () => {
    expect(missingIn(PARTS, askedWithout())).toContain(
      `${clause}: a rule or levy that asks for its sentence where it is kept`,
    );
  });
});

it("names by the law what is said of prices, where it is missing", () => {
  const less = PARTS.prices.map((prices) => ({ ...prices, charged: {}, freed: {}, paid: [], carried: [] }));
  const found = missingIn({ ...PARTS, prices: less, closed: [] });
  expect(found).toEqual(
    expect.arrayContaining([
      "T.arch.pillars: why what it frees costs nothing (prices > freed)",
      "A.goat.herd: how its price comes about (prices > charged)",
      "T.place.pay: that it tells whether there are cards enough (prices > paid)",
      "A.bridge.cover: why spaces can never all be filled",
    ]),
  );
});

it("names by the law what a card and a place are called, what comes first and what an act says, where it is missing", () => {
  const less = (sentences: Sentences, kind: string, name: string): Sentences => {
    const kinds: Words = kindsOf(sentences);
    return Object.assign({}, sentences, { [kind]: without(kinds[kind] ?? {}, name) });
  };
  const lacking = (language: Language, kind: string, name: string): readonly string[] =>
    missingIn({ ...PARTS, words: { ...PARTS.words, [language]: less(PARTS.words[language], kind, name) } });
  const nowhere = (kind: string, name: string): readonly string[] => {
    const { en, fr, de } = PARTS.words;
    const words = { en: less(en, kind, name), fr: less(fr, kind, name), de: less(de, kind, name) };
    return missingIn({ ...PARTS, words });
  };
  const inAll = (what: string): readonly string[] => LANGUAGES.map((language) => `${what}, ${language}`);
  expect(lacking("de", "cards", "monster")).toContain(
    "monster: what the card is called (sentences > cards), de",
  );
  expect(lacking("fr", "due", "rocks")).toContain("rocks: what comes first (sentences > due), fr");
  expect(lacking("en", "allowed", "monster")).toContain(
    "monster: what it says when it is allowed (sentences > allowed), en",
  );
  expect(lacking("en", "cards", "goat")).toContain("goat: what the card is called (sentences > cards), en");
  expect(nowhere("cards", "monster")).toEqual(inAll("monster: what the card is called (sentences > cards)"));
  expect(nowhere("numberedCards", "panorama")).toContain(
    "panorama:11-10-11: what the card is called (sentences > cards), fr",
  );
  expect(nowhere("places", "goats")).toEqual(inAll("goats: what the place is called (sentences > places)"));
  expect(nowhere("places", "reef")).toEqual(inAll("reef: what the place is called (sentences > places)"));
});
