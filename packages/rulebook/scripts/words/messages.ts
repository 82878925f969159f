/** The words of every language as translators find them: files of messages, one folder for each language. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
// The parser that also compiles the site's own messages; it runs only here, never in a browser.
import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import { LANGUAGES, type Language } from "../../src/language";

export type Tree = string | readonly Tree[] | { readonly [key: string]: Tree };

/** The files of one language by their names: `sea-monsters`, `modules/duel`. */
export type Files = Readonly<Record<string, Tree>>;
export type Locales = Readonly<Record<Language, Files>>;

/** Reads a folder that contains a folder of messages for each language. */
export function readLocales(folder: string): Locales {
  const read = (language: Language): Files => {
    const own = path.join(folder, language);
    const names = existsSync(own) ? readdirSync(own, { recursive: true, encoding: "utf8" }) : [];
    const files = names.filter((name) => name.endsWith(".json")).sort();
    return Object.fromEntries(
      files.map((name) => [name.slice(0, -5), JSON.parse(readFileSync(path.join(own, name), "utf8"))]),
    );
  };
  return { en: read("en"), fr: read("fr"), de: read("de") };
}

/** Every message of a tree with its path: `clauses > T.monster.keep > rule`. */
export function flat(tree: Tree, above: readonly string[] = []): readonly (readonly [string, string])[] {
  if (typeof tree === "string") return [[above.join(" > "), tree]];
  return Object.entries(tree).flatMap(([key, below]) => flat(below, [...above, key]));
}

/** How the messages of a language use a value. */
export interface Argument {
  /** Whether it is a number, one of the choices of a select, or any text. */
  readonly kind: "number" | "choice" | "text";
  readonly choices: readonly string[];
  /** Whether it may be missing: then the select has a text for that under `none`. */
  readonly optional: boolean;
}

function usesIn(part: MessageFormatElement): readonly (readonly [string, Argument])[] {
  const use = (kind: Argument["kind"], choices: readonly string[] = [], optional = false) =>
    [part.type === TYPE.pound ? "" : part.value, { kind, choices, optional }] as const;
  switch (part.type) {
    case TYPE.literal:
    case TYPE.pound:
      return [];
    case TYPE.argument:
      return [use("text")];
    case TYPE.number:
      return [use("number")];
    case TYPE.tag:
      return part.children.flatMap(usesIn);
    case TYPE.plural:
      return [use("number"), ...Object.values(part.options).flatMap(({ value }) => value.flatMap(usesIn))];
    case TYPE.select: {
      const choices = Object.keys(part.options).filter((key) => key !== "other" && key !== "none");
      // A select with an empty `other` has no further choices.
      const kind = part.options.other?.value.length === 0 && choices.length > 0 ? "choice" : "text";
      const own = use(kind, kind === "choice" ? choices : [], part.options.none !== undefined);
      return [own, ...Object.values(part.options).flatMap(({ value }) => value.flatMap(usesIn))];
    }
    default:
      throw new Error(`Dates and times are said nowhere: ${part.value}`);
  }
}

const FIRMNESS = ["text", "choice", "number"] as const;

/** The values that a message takes, by name, combined from all of its uses. */
export function argumentsOf(message: string): ReadonlyMap<string, Argument> {
  const found = new Map<string, Argument>();
  for (const [name, use] of parse(message).flatMap(usesIn)) {
    const known = found.get(name) ?? use;
    const firmer = FIRMNESS.indexOf(use.kind) > FIRMNESS.indexOf(known.kind) ? use : known;
    found.set(name, { ...firmer, optional: known.optional || use.optional });
  }
  return found;
}

/** The values and tags of a message, as a translator sees them: `card, side`. */
const takes = (message: string): string => [...argumentsOf(message).keys()].sort().join(", ");

/** A message of a language beside the English one. */
export interface Entry {
  readonly language: Language;
  readonly file: string;
  readonly key: string;
  readonly english: string | undefined;
  readonly own: string | undefined;
  /** What is wrong with it; undefined if nothing is. */
  readonly fault: string | undefined;
}

function faultOf(english: string | undefined, own: string | undefined): string | undefined {
  if (own === undefined) return "missing";
  if (own.trim() === "") return "empty (– where a language has no word of its own)";
  if (english === undefined) return "not in English";
  try {
    if (takes(english) === takes(own)) return undefined;
    return `takes ${takes(own) || "nothing"}, where English takes ${takes(english) || "nothing"}`;
  } catch (error) {
    return `no ICU message: ${error instanceof Error ? error.message : error}`;
  }
}

/** Every message of every language, English first, with what is wrong with it. */
export function entriesOf(locales: Locales): readonly Entry[] {
  return LANGUAGES.flatMap((language) => {
    const files = [...new Set([...Object.keys(locales.en), ...Object.keys(locales[language])])];
    return files.flatMap((file) => {
      const english = new Map(flat(locales.en[file] ?? {}));
      const own = new Map(flat(locales[language][file] ?? {}));
      return [...new Set([...english.keys(), ...own.keys()])].map((key) => {
        const [said, translated] = [english.get(key), own.get(key)];
        return { language, file, key, english: said, own: translated, fault: faultOf(said, translated) };
      });
    });
  });
}

/** A message that is missing or does not match the English one, as one line; undefined if nothing is wrong. */
export const faultLine = ({ language, file, key, fault }: Entry): string | undefined =>
  fault === undefined ? undefined : `${language}/${file}.json: ${key}: ${fault}`;

/** All of these lines. */
export const faultsIn = (locales: Locales): readonly string[] =>
  entriesOf(locales).flatMap((entry) => faultLine(entry) ?? []);
