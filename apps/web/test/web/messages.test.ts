import { readFileSync } from "node:fs";
import path from "node:path";
// The parser that next-intl's own formatter uses.
import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import { voiceOf } from "@stillwater/rulebook/verdict";
import { expect, it } from "vitest";
import { messagesOf } from "@/i18n/messages";

const en = await messagesOf("en");
const fr = await messagesOf("fr");
const de = await messagesOf("de");

type Tree = { readonly [key: string]: string | Tree };

function flat(tree: Tree, path = ""): readonly (readonly [string, string])[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === "string" ? [[`${path}${key}`, value] as const] : flat(value, `${path}${key}.`),
  );
}

/** The names of a message's values and tags: {count} and <sea>. */
function takes(message: string): readonly string[] {
  return [...new Set(parse(message).flatMap(namesIn))].sort();
}

function namesIn(part: MessageFormatElement): readonly string[] {
  switch (part.type) {
    case TYPE.literal:
    case TYPE.pound:
      return [];
    case TYPE.select:
    case TYPE.plural:
      return [part.value, ...Object.values(part.options).flatMap(({ value }) => value.flatMap(namesIn))];
    case TYPE.tag:
      return [part.value, ...part.children.flatMap(namesIn)];
    default:
      return [part.value];
  }
}

const english = new Map(flat(en));

it.each([
  ["fr", fr],
  ["de", de],
] as const)("%s has every message of English, with the same values", (_language, messages) => {
  const other = new Map(flat(messages));
  expect([...other.keys()].sort()).toEqual([...english.keys()].sort());
  for (const [key, message] of english) {
    expect(takes(other.get(key) ?? ""), key).toEqual(takes(message));
  }
});

/** Messages to a whole crew, or about what it does together. */
const TO_A_CREW = /\.(T_start_eight|T_storm_cancel|T_duel_turn|whoText|lateText)$/;
const FORMAL = /\b(?:vous|votre|vos)\b|\b(?!(?:assez|chez|nez|rez)\b)[\p{L}]+ez\b/iu;

it("says tu to a reader of French, and du to one of German", () => {
  const formal = flat(fr).filter(([key, message]) => FORMAL.test(message) && !TO_A_CREW.test(key));
  expect(formal).toEqual([]);
  // "Sie" within a sentence is the formal address; "sie" is they or she.
  const distant = flat(de).filter(([, message]) => /[\p{L},;] (?:Sie|Ihnen|Ihre?[nmrs]?)\b/u.test(message));
  expect(distant).toEqual([]);
});

/** Other names for things that the rules name: a card has one name on every screen. */
const OTHER_NAMES = {
  fr: /\b(?:rochers?|écueils?)\b/iu,
  de: /\b(?:Klippen?|Riffe?|Seemonster)\b/u,
};

it("calls the cards as the rules do", () => {
  for (const [messages, other] of [
    [fr, OTHER_NAMES.fr],
    [de, OTHER_NAMES.de],
  ] as const)
    expect(flat(messages).filter(([, message]) => other.test(message))).toEqual([]);
});

it("never shouts and never hides a text", () => {
  for (const messages of [en, fr, de]) {
    for (const [key, message] of flat(messages)) {
      expect(message.trim(), key).not.toBe("");
      expect(message, key).not.toContain("!");
    }
  }
});

it("is words, also where it is sent: no picture that a screen reader would spell out", () => {
  for (const messages of [en, fr, de]) {
    for (const [key, message] of flat(messages)) {
      expect(message, key).not.toMatch(/\p{Extended_Pictographic}|[\u2580-\u25ff\u2b00-\u2bff]/u);
    }
  }
});

it("writes nothing that the first fonts have no letter for, so that the whole fonts are only for people's names", () => {
  const sheet = path.resolve(import.meta.dirname, "../../../../packages/ui/src/fonts/fonts.css");
  const ranges = [...readFileSync(sheet, "utf8").matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].map(
    ([, from = "", to = from]) => [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const,
  );
  expect(ranges.length).toBeGreaterThan(10);
  const has = (letter: string) => {
    const code = letter.codePointAt(0) ?? 0;
    return ranges.some(([from, to]) => code >= from && code <= to);
  };
  // The fonts themselves lack sideways arrows, so another font supplies all four.
  const missing = [en, fr, de].flatMap((words) => flat(words).flatMap(([, text]) => [...text]));
  expect([...new Set(missing)].filter((letter) => !has(letter) && !/[←→↑↓\n]/.test(letter))).toEqual([]);
});

it.each(["en", "fr", "de"] as const)(
  "calls a seat that nobody has named as the rules do: %s",
  async (language) => {
    const voice = voiceOf(language);
    const { seat } = (await messagesOf(language)).table;
    expect(seat.replace("{number, number}", "3")).toBe(voice.seatText(2, []));
  },
);
