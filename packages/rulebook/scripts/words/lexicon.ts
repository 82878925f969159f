/**
 * The words by which people are understood, from the `lexicon` of every room, and from the file of that name for meanings
 * without a room. A meaning has `words` for all of its uses, and further ones for each: `spoken` (said or typed in play),
 * `searched`, `asked` (in a question about one card). `said` is how the site itself says it.
 */
import { LANGUAGES, type Language } from "../../src/language";
import { plainLetters } from "../../src/spoken/plain";
import { functionOf, typeOf } from "./compile";
import { flat, type Locales, type Tree } from "./messages";
import { childOf, HEAD, keyOf } from "./written";

type Way = "spoken" | "searched" | "asked";

/** Stands for "this language has no word of its own". */
const NOTHING = "–";
/** The file of the words that belong to no room. */
const OF_NO_ROOM = "lexicon";

const textAt = (tree: Tree | undefined, name: string): string | undefined => {
  const text = childOf(tree, name);
  return typeof text === "string" ? text : undefined;
};
const listAt = (tree: Tree | undefined, name: string): readonly string[] =>
  (textAt(tree, name) ?? NOTHING).split(" ").filter((word) => word !== NOTHING);

const UMLAUTS: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue" };

/** A word in the forms in which lines are read: without accents, and in German also as it is typed without umlauts. */
function plainForms(word: string, language: Language): readonly string[] {
  const typed = language === "de" ? word.replace(/[äöü]/g, (letter) => UMLAUTS[letter] ?? letter) : word;
  return [plainLetters(word), plainLetters(typed)];
}

/** The words of a meaning in one language; undefined if it does not have this use. */
function wordsOf(entry: Tree | undefined, way: Way, language: Language): readonly string[] | undefined {
  if (textAt(entry, way) === undefined) return undefined;
  const words = [...listAt(entry, "words"), ...listAt(entry, way)];
  return way === "spoken" ? [...new Set(words.flatMap((word) => plainForms(word, language)))] : words;
}

const entriesIn = (locales: Locales, language: Language, room: string): Tree =>
  childOf(locales[language][room], "lexicon") ?? {};

const translated = (text: (language: Language) => string): string =>
  `{ ${LANGUAGES.map((language) => `${language}: ${text(language)}`).join(", ")} }`;

const bodyOf = (lines: readonly string[]): string => `{\n${lines.join("\n")}\n}`;

/** The words of a room's meanings for one use, one line each. */
const meaningsOf = (locales: Locales, room: string, way: Way): readonly string[] =>
  Object.entries(entriesIn(locales, "en", room)).flatMap(([name, english]) => {
    if (wordsOf(english, way, "en") === undefined) return [];
    const words = translated((language) => {
      const entry = childOf(entriesIn(locales, language, room), name);
      return JSON.stringify((wordsOf(entry, way, language) ?? []).join(" "));
    });
    return [`${keyOf(name)}: ${words},`];
  });

/** The compiled messages of one kind in every room. */
const compiledOf = (locales: Locales, rooms: readonly string[], kind: string): readonly string[] =>
  rooms.flatMap((room) =>
    flat(childOf(locales.en[room], kind) ?? {}).map(([name]) => {
      const own = (language: Language): string => textAt(childOf(locales[language][room], kind), name) ?? "";
      return `${keyOf(name)}: ${translated((language) => functionOf(own(language), language))},`;
    }),
  );

/** The texts of questions about one card; a text with the same name is the same in every room. */
function questionsFile(locales: Locales): string {
  const of = (locale: Tree | undefined, part: string): Tree =>
    childOf(childOf(locale, "questions"), part) ?? {};
  const rooms = Object.keys(locales.en);
  const record = (name: string, doc: string, part: string): string => {
    const types = rooms.flatMap((room) =>
      flat(of(locales.en[room], part)).map(
        ([key, message]) => `readonly ${keyOf(key)}: ByLanguage<${typeOf(message)}>;`,
      ),
    );
    const said = rooms.flatMap((room) =>
      flat(of(locales.en[room], part)).map(([key]) => {
        const own = (language: Language): string => textAt(of(locales[language][room], part), key) ?? "";
        return `${keyOf(key)}: ${translated((language) => functionOf(own(language), language))},`;
      }),
    );
    return `/** ${doc} */\nexport const ${name}: ${bodyOf(types)} = ${bodyOf(said)};\n`;
  };
  return `${HEAD}
import type { Language } from "../../language";

/** The same in every language. */
export type ByLanguage<Said> = Readonly<Record<Language, Said>>;

${record("QUESTION_CARDS", "A card in a question, in the form that its place in the sentence asks for.", "cards")}
${record("QUESTION_TEXTS", "What a question about one card says, a part at a time.", "texts")}`;
}

const saidOf = (locales: Locales, room: string): readonly string[] =>
  Object.entries(entriesIn(locales, "en", room)).flatMap(([name, english]) => {
    if (textAt(english, "said") === undefined) return [];
    const own = (language: Language): string =>
      textAt(childOf(entriesIn(locales, language, room), name), "said") ?? "";
    return [`${keyOf(name)}: ${translated((language) => JSON.stringify(own(language)))},`];
  });

/** Lists of words without a meaning, by name. */
const LISTS = {
  spoken: [
    "yes",
    "no",
    "fillers",
    "cards",
    "and",
    "misheard",
    "ordinals",
    "ordinalSigns",
    "letters",
    "numbers",
    "heardNumbers",
    "joins",
    "ones",
  ],
  searched: ["stops", "articles", "joints", "sizes"],
  asked: ["quiet", "guards", "begins", "accented", "elided"],
} as const;

const wordsIn = (lists: Tree | undefined, name: string): string => listAt(lists, name).join(" ");

const listsOf = (locales: Locales, way: Way): string => {
  const lists = (language: Language): Tree | undefined => childOf(locales[language][OF_NO_ROOM], "lists");
  const lines = LISTS[way].map(
    (name) => `${name}: ${translated((language) => JSON.stringify(wordsIn(lists(language), name)))},`,
  );
  return bodyOf(lines);
};

/** The files of the lexicon by their names in `src/words`, before formatting. */
export function lexiconFiles(locales: Locales): Readonly<Record<string, string>> {
  const rooms = Object.keys(locales.en).filter((room) => childOf(locales.en[room], "lexicon") !== undefined);
  // What belongs to no room comes first, so that a room can give a word another meaning.
  const inOrder = [OF_NO_ROOM, ...rooms.filter((room) => room !== OF_NO_ROOM)];
  const all = (way: Way): string => bodyOf(inOrder.flatMap((room) => meaningsOf(locales, room, way)));
  const types = inOrder.flatMap((room) =>
    flat(childOf(locales.en[room], "say") ?? {}).map(
      ([name, message]) => `readonly ${keyOf(name)}: ByLanguage<${typeOf(message)}>;`,
    ),
  );
  const asks = inOrder.flatMap((room) => Object.keys(childOf(locales.en[room], "asks") ?? {}));
  const byRoom = [...inOrder.slice(1), OF_NO_ROOM].map(
    (room) => `${keyOf(room)}: ${bodyOf(meaningsOf(locales, room, "searched"))},`,
  );
  return {
    "lexicon/spoken.ts": `${HEAD}
import type { Language, Translated } from "../../language";
import type { WordsFor } from "../../lexicon/words-for";

type ByLanguage<Said> = Readonly<Record<Language, Said>>;

/** What words mean in a line that is said or typed, without accents and in small letters. */
export const SPOKEN_WORDS = ${all("spoken")} as const satisfies WordsFor<"spoken">;

/** What a line can ask; \`legal\`, \`why\`, \`row\` and \`rule\` may say of what. */
export type AskWord = ${asks.map((name) => JSON.stringify(name)).join(" | ")};

/** Words that a line can ask with. */
export const ASKING: Readonly<Record<AskWord, Translated>> = ${bodyOf(compiledOf(locales, inOrder, "asks"))};

export const SPOKEN_LISTS = ${listsOf(locales, "spoken")} as const;

/** How cards and verbs are said so that they are understood again. */
export const SAID = ${bodyOf(inOrder.flatMap((room) => saidOf(locales, room)))} as const;

/** How what has a number is said. */
export const SAY: ${bodyOf(types)} = ${bodyOf(compiledOf(locales, inOrder, "say"))};
`,
    "lexicon/questions.ts": questionsFile(locales),
    "lexicon/searched.ts": `${HEAD}
import type { WordsFor } from "../../lexicon/words-for";
import type { RoomId } from "../../modules/room";

/** What words mean in a search, room by room. */
export const SEARCHED = ${bodyOf(byRoom)} as const satisfies { readonly [Room in RoomId | "${OF_NO_ROOM}"]: WordsFor<"searched", Room> };

export const SEARCHED_LISTS = ${listsOf(locales, "searched")} as const;
`,
    "lexicon/asked.ts": `${HEAD}
import type { WordsFor } from "../../lexicon/words-for";

/** What words and phrases stand for in a question about one card. */
export const ASKED_WORDS = ${all("asked")} as const satisfies WordsFor<"asked">;

export const ASKED_LISTS = ${listsOf(locales, "asked")} as const;
`,
  };
}
