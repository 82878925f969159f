/** What a program is told instead of an answer: RFC 9457's problem, with each error's code, field and offset. */
import { nearestFirst } from "@stillwater/rulebook/asking";
import { LANGUAGES, type Language } from "@stillwater/rulebook/citations";
import { knownText, problemText } from "@stillwater/rulebook/problems";
import { createTranslator } from "next-intl";
import { z } from "zod";
import de from "../../../messages/de/public-api.json";
import en from "../../../messages/en/public-api.json";
import fr from "../../../messages/fr/public-api.json";
import type { PublicProblem, Wrong } from "./shapes";

type Sentences = (typeof en)["publicApi"];
/** `input.json`: errors found in a question before any rule is asked. */
type OwnCode = { [Area in keyof Sentences]: `${Area}.${keyof Sentences[Area] & string}` }[keyof Sentences];

const translator = (locale: Language, messages: typeof en) =>
  createTranslator({
    ...{ locale, messages, namespace: "publicApi" },
    onError: (cause) => {
      throw cause;
    },
  });

/** A sentence for each code; a language that lacks one does not compile. */
const SENTENCES = {
  en: translator("en", en),
  fr: translator("fr", fr),
  de: translator("de", de),
} as const satisfies Readonly<Record<Language, unknown>>;

function isOwn(what: string): what is OwnCode {
  const [area = "", name = ""] = what.split(".");
  const areas: Readonly<Record<string, object>> = en.publicApi;
  return Object.hasOwn(areas, area) && Object.hasOwn(areas[area] ?? {}, name);
}

const TITLES: Readonly<Record<number, string>> = {
  400: "Bad Request",
  404: "Not Found",
  405: "Method Not Allowed",
  413: "Content Too Large",
  414: "URI Too Long",
  415: "Unsupported Media Type",
  422: "Unprocessable Content",
  429: "Too Many Requests",
  500: "Internal Server Error",
  503: "Service Unavailable",
};

/** More errors than anybody reads at once. */
const MOST_ERRORS = 20;
const MOST_WORD = 60;

/** The body of a refusal. */
export function problemOf(
  status: number,
  wrong: readonly [Wrong, ...Wrong[]],
  language: Language,
): PublicProblem {
  const tell = (one: Wrong) => ({ ...one, with: shortened(one.with), message: messageOf(one, language) });
  const [first, ...others] = wrong;
  const errors = [tell(first), ...others.slice(0, MOST_ERRORS - 1).map(tell)];
  return {
    type: "about:blank",
    title: TITLES[status] ?? String(status),
    status,
    detail: detailOf(first, language),
    errors,
  };
}

/** The first error with the field it is about: `position.seats: 5 at most.` */
function detailOf(first: Wrong, language: Language): string {
  const message = messageOf(first, language);
  return first.path === "" ? message : `${first.path}: ${message}`;
}

function messageOf({ code, with: values }: Wrong, language: Language): string {
  const told = shortened(values);
  // The rulebook has the sentences for what the engine finds wrong.
  if (!isOwn(code)) return problemText({ what: code, with: told }, language);
  return `${SENTENCES[language](code, told)}${knownText({ with: told }, language)}`;
}

/** Values that were sent are repeated shortened, so that an answer stays short; the names that exist instead are not. */
function shortened(values: Wrong["with"]): Wrong["with"] {
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      key,
      key !== "known" && typeof value === "string" && value.length > MOST_WORD
        ? `${value.slice(0, MOST_WORD)}…`
        : value,
    ]),
  );
}

/** The language of a question, if it can be told; otherwise English. */
export function languageIn(asked: unknown): Language {
  const told =
    typeof asked === "object" && asked !== null && Object.hasOwn(asked, "language")
      ? (asked as { readonly language: unknown }).language
      : undefined;
  return LANGUAGES.find((language) => language === told) ?? "en";
}

/** The errors in a request that does not match a shape, one for each field. */
export function wrongsOf(
  error: z.ZodError,
  shape: z.ZodType,
  sent: unknown,
  place: Wrong["in"],
): readonly Wrong[] {
  const all = error.issues.flatMap((issue) => {
    const wrong = (
      code: string,
      values: Wrong["with"] = {},
      path: readonly PropertyKey[] = issue.path,
    ): Wrong => {
      return { code, in: place, path: path.map(String).join("."), at: 0, with: values };
    };
    switch (issue.code) {
      case "unrecognized_keys":
        return issue.keys.map((key) => {
          const known = nearestFirst(key, fieldsAt(shape, issue.path)).join(", ");
          return wrong("input.field", { word: key, known }, [...issue.path, key]);
        });
      case "invalid_type":
        return reach(sent, issue.path) === undefined
          ? [wrong("input.missing")]
          : [wrong("input.kind", { kind: issue.expected === "record" ? "object" : issue.expected })];
      case "too_big":
        return [wrong("input.long", { most: Number(issue.maximum) })];
      case "too_small":
        return [wrong("input.short", { least: Number(issue.minimum) })];
      case "invalid_value":
        return reach(sent, issue.path) === undefined
          ? [wrong("input.missing")]
          : [wrong("input.choice", { choices: issue.values.map(String).join(", ") })];
      case "custom":
        return [wrong(String(issue.params?.code ?? "input.form"), { most: Number(issue.params?.most ?? 0) })];
      default:
        return [wrong("input.form")];
    }
  });
  // One error of each code for a field: a number that is far too large breaks two bounds.
  return all.filter(
    (one, index) => all.findIndex(({ code, path }) => code === one.code && path === one.path) === index,
  );
}

/** The names of the fields at a path into a shape. */
function fieldsAt(shape: z.core.$ZodType, path: readonly PropertyKey[]): readonly string[] {
  if (shape instanceof z.ZodExactOptional) return fieldsAt(shape.unwrap(), path);
  if (!(shape instanceof z.ZodObject)) return [];
  const [key, ...rest] = path;
  if (key === undefined) return Object.keys(shape.shape);
  const inner = shape.shape[String(key)];
  return inner === undefined ? [] : fieldsAt(inner, rest);
}

function reach(value: unknown, path: readonly PropertyKey[]): unknown {
  let at = value;
  for (const key of path) {
    if (typeof at !== "object" || at === null || !Object.hasOwn(at, key)) return undefined;
    at = (at as Readonly<Record<PropertyKey, unknown>>)[key];
  }
  return at;
}
