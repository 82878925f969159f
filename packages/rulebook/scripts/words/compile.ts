/** Compiles ICU messages to functions of their values, so that browsers need no parser and no plural rules. */
import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import type { Language } from "../../src/language";
import { type Argument, argumentsOf } from "./messages";

/** When a whole number takes the form `one`; a test compares this with Intl. */
export const ONE: Readonly<Record<Language, string>> = { en: "=== 1", fr: "< 2", de: "=== 1" };

/** What a message may do with a text, as a tag around it. */
const TAGS: Readonly<Record<string, string>> = { capital: "capital", object: "asObject" };

/** Numbers that are written as words: `{count, number, words}`. Their lists are among the words of all games. */
export const constantOf = (style: string): string => style.toUpperCase().replaceAll("-", "_");

const quoted = (text: string): string => text.replace(/[\\`]|\$\{/g, (sign) => `\\${sign}`);

function compiled(parts: readonly MessageFormatElement[], language: Language, counted = ""): string {
  const below = (nodes: readonly MessageFormatElement[], pound = counted): string =>
    compiled(nodes, language, pound);
  const [only] = parts;
  if (only === undefined) return '""';
  if (parts.length === 1 && only.type === TYPE.literal) return JSON.stringify(only.value);
  const pieces = parts.map((part): string => {
    switch (part.type) {
      case TYPE.literal:
        return quoted(part.value);
      case TYPE.argument:
        return `\${${part.value}}`;
      case TYPE.pound:
        return `\${${counted}}`;
      case TYPE.number:
        return typeof part.style === "string"
          ? `\${spelled(${part.value}, ${constantOf(part.style)})}`
          : `\${${part.value}}`;
      case TYPE.tag: {
        const tag = TAGS[part.value];
        if (tag === undefined) throw new Error(`There is no tag <${part.value}>.`);
        return `\${${tag}(${below(part.children)})}`;
      }
      case TYPE.plural: {
        const { value: name, options, offset } = part;
        if (offset !== 0) throw new Error("Nothing is said by an offset.");
        const tests = Object.keys(options).flatMap((key) => {
          if (key === "other") return [];
          return [[key === "one" ? ONE[language] : `=== ${key.slice(1)}`, key] as const];
        });
        const said = (key: string): string => below(options[key]?.value ?? [], name);
        const all = tests.map(([test, key]) => `${name} ${test} ? ${said(key)} : `);
        return `\${${all.join("")}${said("other")}}`;
      }
      case TYPE.select: {
        const { value: name, options } = part;
        const said = (key: string): string => below(options[key]?.value ?? []);
        const none = options.none === undefined ? "" : `${name} === undefined ? ${said("none")} : `;
        const keys = Object.keys(options).filter((key) => key !== "none" && key !== "other");
        // The text is the same for every value.
        if (keys.length === 0 && none === "") {
          const only = said("other");
          return only.startsWith('"') ? quoted(JSON.parse(only)) : `\${${only}}`;
        }
        const last = options.other?.value.length === 0 ? (keys.pop() ?? "other") : "other";
        const all = keys.map((key) => `${name} === ${JSON.stringify(key)} ? ${said(key)} : `);
        return `\${${none}${all.join("")}${said(last)}}`;
      }
      default:
        throw new Error("Dates and times are said nowhere.");
    }
  });
  const [piece = ""] = pieces;
  // A single choice needs no template around it.
  const bare = /^\$\{(.*)\}$/s.exec(piece)?.[1];
  const isChoice = only.type === TYPE.plural || only.type === TYPE.select || only.type === TYPE.tag;
  return pieces.length === 1 && isChoice && bare !== undefined ? bare : `\`${pieces.join("")}\``;
}

/** A message as an expression: a text, or a function of its values. */
export function functionOf(message: string, language: Language): string {
  const text = compiled(parse(message), language);
  const names = [...argumentsOf(message).keys()];
  // A message may be the same whatever the value is.
  const used = names.filter((name) => new RegExp(`\\b${name}\\b`).test(text));
  if (names.length === 0) return text;
  return used.length === 0 ? `() => ${text}` : `({ ${used.join(", ")} }) => ${text}`;
}

function typeOfArgument({ kind, choices, optional }: Argument): string {
  const type = kind === "choice" ? choices.map((choice) => JSON.stringify(choice)).join(" | ") : kind;
  return `${type === "text" ? "string" : type}${optional ? " | undefined" : ""}`;
}

/** The type of a message; other languages take the same values as English, which is checked before anything is written. */
export function typeOf(message: string): string {
  const values = [...argumentsOf(message)].map(
    ([name, argument]) => `readonly ${name}: ${typeOfArgument(argument)}`,
  );
  return values.length === 0 ? "string" : `(values: { ${values.join("; ")} }) => string`;
}
