/** The files of `src/words`, compiled from the messages of `locales`. */
import { LANGUAGES, type Language } from "../../src/language";
import type { Locales, Tree } from "./messages";

export const HEAD = "// Written by `npm run words -- --update` from the messages in `locales`.";

export const keyOf = (name: string): string => (/^[A-Za-z]\w*$/.test(name) ? name : JSON.stringify(name));
const camel = (room: string): string => room.replace(/-(.)/g, (_all, letter: string) => letter.toUpperCase());
export const childOf = (tree: Tree | undefined, name: string): Tree | undefined =>
  typeof tree === "object" ? Object.entries(tree).find(([each]) => each === name)?.[1] : undefined;

type InAll = Readonly<Record<Language, Tree | undefined>>;
const inAll = (tree: (language: Language) => Tree | undefined): InAll => ({
  en: tree("en"),
  fr: tree("fr"),
  de: tree("de"),
});

/** Merges the texts of all languages into one tree: `{ title: { en, fr, de } }`, without those that a language lacks. */
function transposed(trees: InAll): string {
  if (typeof trees.en === "string") {
    const texts = LANGUAGES.flatMap((language) => {
      const text = trees[language];
      return typeof text === "string" ? [`${language}: ${JSON.stringify(text)}`] : [];
    });
    return `{ ${texts.join(", ")} }`;
  }
  const below = Object.keys(trees.en ?? {}).map((name) => {
    const text = transposed(inAll((language) => childOf(trees[language], name)));
    return Array.isArray(trees.en) ? text : `${keyOf(name)}: ${text}`;
  });
  return Array.isArray(trees.en) ? `[${below.join(", ")}]` : `{ ${below.join(", ")} }`;
}

/** The words of one kind in every room, room by room. */
const roomsWith = (locales: Locales, kind: string): readonly string[] =>
  Object.entries(locales.en).flatMap(([room, tree]) => (childOf(tree, kind) === undefined ? [] : [room]));

const ofRoom = (locales: Locales, room: string, kind: string): string =>
  transposed(inAll((language) => childOf(locales[language][room], kind)));

const byRoom = (locales: Locales, kind: string): string =>
  `{ ${roomsWith(locales, kind)
    .map((room) => `${keyOf(room)}: ${ofRoom(locales, room, kind)}`)
    .join(", ")} }`;

const ofAllRooms = (locales: Locales, kind: string): string =>
  `{ ${roomsWith(locales, kind)
    .map((room) => ofRoom(locales, room, kind).slice(1, -1).trim())
    .join(", ")} }`;

/** Every file by its name in `src/words`, before formatting. */
export function filesOf(locales: Locales): Readonly<Record<string, string>> {
  const shared = (kind: string) => transposed(inAll((language) => childOf(locales[language].shared, kind)));
  return {
    "clauses.ts": `${HEAD}
import type { ClauseId } from "@stillwater/engine";
import type { ClauseWords } from "../clauses/shapes";

export const CHAPTERS = ${byRoom(locales, "chapters")} as const;

export const CLAUSE_WORDS: Readonly<Record<ClauseId, ClauseWords>> = ${ofAllRooms(locales, "clauses")};
`,
    // A constant for each room, so that the names of rooms are not sent to browsers.
    "topics.ts": `${HEAD}
${roomsWith(locales, "topics")
  .map((room) => `export const ${camel(room)}Topics = ${ofRoom(locales, room, "topics")} as const;\n`)
  .join("\n")}`,
    // Separate from the topics, because pages load those without the documents.
    "documents.ts": `${HEAD}
import type { Document } from "../citations/shapes";
import type { Translated } from "../language";

/** What each short name stands for. */
export const DOCUMENT_TITLES: Readonly<Record<Document, Translated>> = ${shared("documents")};
`,
    "rulings.ts": `${HEAD}
export const RULING_WORDS = ${ofAllRooms(locales, "rulings")} as const;
`,
    "examples.ts": `${HEAD}
export const CAPTIONS = ${ofAllRooms(locales, "examples")} as const;
`,
    "problems.ts": `${HEAD}
import type { Translated } from "../language";

/**
 * Every code that the engine gives for a text, a choice or a position that it cannot take, those of a table that
 * cannot go on from a position (\`over\`, \`begin.…\`), and those of an action that is asked about (\`readAction\`); \`known\` is
 * what there is instead, \`other\` for a code not written yet.
 */
export const PROBLEM_CODES = ${JSON.stringify(roomsWith(locales, "problems").flatMap((room) => Object.keys(childOf(locales.en[room], "problems") ?? {})))} as const;

export const PROBLEM_WORDS: Readonly<Record<(typeof PROBLEM_CODES)[number], Translated>> = ${ofAllRooms(locales, "problems")};
`,
  };
}
