/** Messages as functions: they say the same as ICU, without ICU. */
import path from "node:path";
import { describe, expect, it } from "vitest";
import { functionOf, ONE, typeOf } from "../scripts/words/compile";
import { entriesOf, faultsIn, flat, readLocales } from "../scripts/words/messages";
import { pageOf } from "../scripts/words/page";
import { asObject, capital, spelled } from "../src/formatters";
import { LANGUAGES, type Language } from "../src/language";
import { en } from "../src/words/sentences/en";

const SIDE = "{card} {side, select, left {ends} right {begins} other {}} it";
const ROW = "{row, select, none {here} other {on row {row, number}}}";

/** Compiles a message and returns the result. */
const made = (message: string, language: Language) =>
  new Function("asObject", "capital", "spelled", "WORDS", `return ${functionOf(message, language)};`)(
    asObject,
    capital,
    spelled,
    ["un", "deux"],
  );

describe("a message", () => {
  it("is a text, or a function of its values", () => {
    expect(made("the `sea`", "en")).toBe("the `sea`");
    expect(made(SIDE, "en")({ card: "47", side: "right" })).toBe("47 begins it");
    expect([undefined, 3].map((row) => made(ROW, "de")({ row }))).toEqual(["here", "on row 3"]);
    const cards =
      "<capital>{count, number, words}</capital>: {count, plural, =2 {} one {# carte} other {# cartes}}.";
    const said = [0, 1, 2, 3].map((count) => made(cards, "fr")({ count }));
    expect(said).toEqual(["0: 0 carte.", "Un: 1 carte.", "Deux: .", "3: 3 cartes."]);
    expect(
      made("{name} zieht <object>{card}</object>.", "de")({ name: "Ana", card: "der gelbe Sturm" }),
    ).toBe("Ana zieht den gelben Sturm.");
  });

  it("says what its values are", () => {
    expect(typeOf("plain")).toBe("string");
    expect(typeOf(SIDE)).toBe(
      '(values: { readonly card: string; readonly side: "left" | "right" }) => string',
    );
    expect(typeOf(ROW)).toBe("(values: { readonly row: number | undefined }) => string");
  });

  it("is refused where nothing compiles it", () => {
    expect(() => functionOf("<bold>{card}</bold>", "en")).toThrow("There is no tag <bold>.");
    expect(() => functionOf("{day, date}", "en")).toThrow("Dates and times are said nowhere");
  });

  it("takes the plural forms that Intl gives", () => {
    for (const language of LANGUAGES) {
      const rules = new Intl.PluralRules(language);
      const { sign, than } = /(?<sign>===|<) (?<than>\d)/.exec(ONE[language])?.groups ?? {};
      for (let count = 0; count <= 200; count += 1) {
        const isOne = sign === "<" ? count < Number(than) : count === Number(than);
        expect(rules.select(count) === "one", `${language} ${count}`).toBe(isOne);
      }
    }
  });
});

it("names what is missing, empty, unknown, taken otherwise and not readable", () => {
  const english = { a: "one", b: "{count} two", c: "three", d: "four" };
  const french = { a: "un", b: "{number} deux", c: "", e: "cinq" };
  const german = { a: "eins", b: "{count} zwei", c: "drei", d: "{vier" };
  const faults = faultsIn({ en: { sea: english }, fr: { sea: french }, de: { sea: german } });
  expect(faults.slice(0, 4)).toEqual([
    "fr/sea.json: b: takes number, where English takes count",
    "fr/sea.json: c: empty (– where a language has no word of its own)",
    "fr/sea.json: d: missing",
    "fr/sea.json: e: not in English",
  ]);
  expect(faults.slice(4).join()).toMatch(/^de\/sea.json: d: no ICU message/);
});

/** Messages that do not address readers: those about how readers themselves ask, and by which words they are understood. */
const THEIR_OWN = /^(?:lexicon|asks|lists|say) /;

it("says tu to a reader of French, du to one of German, and calls a space as the boxes do", () => {
  const locales = readLocales(path.resolve(import.meta.dirname, "../locales"));
  const found = (language: "fr" | "de", pattern: RegExp): readonly string[] =>
    Object.entries(locales[language])
      .filter(([room]) => !room.startsWith("wordings"))
      .flatMap(([room, tree]) => flat(tree).map(([name, message]) => ({ room, name, message })))
      .filter(({ name, message }) => !THEIR_OWN.test(name) && pattern.test(message))
      .map(({ room, name }) => `${language}/${room}.json: ${name}`);
  const formal = /\b(?:vous|votre|vos)\b|(?<!\p{L})(?!(?:assez|chez|nez|rez)(?!\p{L}))\p{L}+ez(?!\p{L})/iu;
  expect(found("fr", formal)).toEqual([]);
  expect(found("fr", /\bespaces?\b/iu)).toEqual([]);
  expect(found("de", /[\p{L},;] (?:Sie|Ihnen|Ihre?[nmrs]?)\b/u)).toEqual([]);
  expect(found("fr", /\bcase vide\b/u).length).toBeGreaterThan(0);
});

it("shows a translator every message, and first what is missing from a copy", () => {
  const locales = readLocales(path.resolve(import.meta.dirname, "../locales"));
  const { "sea-monsters": monsters, ...others } = locales.de;
  const copy = JSON.parse(JSON.stringify(monsters));
  delete copy.sentences.refused.monsterKept;
  const entries = entriesOf({ ...locales, de: { ...others, "sea-monsters": copy } });
  const page = pageOf(entries.map((entry) => ({ ...entry, folder: "locales" })));
  const [first = ""] = page.match(/<tr class.*<\/tr>/g) ?? [];
  expect(first).toContain("locales/de/sea-monsters.json<br><b>sentences &gt; refused &gt; monsterKept</b>");
  expect(first).toContain("<td>a Sea Monster cannot be discarded</td>");
  expect(first).toContain("<mark>missing</mark>");
  expect(page.match(/class="\w\w fault"/g)).toHaveLength(1);
  expect(page).toContain("de: 1 to do");
  expect(page).toContain("fr: complete");
  expect(page.match(/<tr class/g)).toHaveLength(entries.length);
});

it("asks for every value of a sentence, and for no other", () => {
  expect(en.log.laid({ name: "Ana", card: "47", place: "row 4 column 2", cost: 2 })).toBe(
    "Ana: 47, row 4 column 2, discarded 2.",
  );
  // @ts-expect-error The cost is missing.
  en.log.laid({ name: "Ana", card: "47", place: "row 4 column 2" });
  // @ts-expect-error A side is left or right.
  en.refused.blocker({ card: "47", side: "up" });
});
