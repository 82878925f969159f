/** What a page in one language needs to search, made where all texts are at hand: on the server, or at build time. */
import { type ClauseId, namedClause } from "@stillwater/engine";
import { apartOf, CLAUSE_BOOK, chapterTexts, clauseText, type Language } from "@stillwater/rulebook/clauses";
import { RULINGS, rulingText } from "@stillwater/rulebook/rulings";
import type { GameName, IndexEntry, OpenQuestion, Pack } from "../shapes";
import { questionsFor } from "../training-questions";
import { termsLine } from "../words/analyse";
import { languagesFrom } from "../words/dictionary";

export type { GameName, IndexEntry, OpenQuestion, Pack } from "../shapes";

const GAMES: readonly GameName[] = ["sea", "mountain"];
const GAME_WORDS: Readonly<Record<GameName, string>> = { sea: "#sea", mountain: "#mountain" };

/** Clauses that others relate to, by how many do. */
const POINTED_AT: ReadonlyMap<string, number> = Object.values(CLAUSE_BOOK)
  .flatMap(({ related }) => related)
  .reduce((counts, clause) => counts.set(clause, (counts.get(clause) ?? 0) + 1), new Map<string, number>());

/** The terms of a question, each once and in one order: which words there are is what counts, and packs stay light. */
const askedLine = (question: string, language: Language): string =>
  [...new Set(termsLine(question, language).split(" "))].sort().join(" ");

const lines = new Map<string, readonly string[]>();

/** The lines of what is asked for a sentence in one language, made once: every language's pack takes something of all. */
function linesOf(sentence: string, language: Language): readonly string[] {
  const key = `${language} ${sentence}`;
  const known = lines.get(key);
  if (known !== undefined) return known;
  const made = questionsFor(sentence, language).map((question) => askedLine(question, language));
  lines.set(key, made);
  return made;
}

/**
 * Meanings and numbers are the same in every language, so what is asked in one helps the others, unless it says no more
 * than a question of the page's own language.
 */
function askedLines(sentence: string, language: Language): readonly string[] {
  const own = new Set(linesOf(sentence, language));
  const known = [...own].map((line) => new Set(line.split(" ")));
  const others = languagesFrom(language)
    .slice(1)
    .flatMap((other) => linesOf(sentence, other))
    .map((line) => line.split(" ").filter((term) => /^[#\d]/.test(term)))
    .filter((terms) => terms.length > 1 && !known.some((line) => terms.every((term) => line.has(term))))
    .map((terms) => terms.join(" "));
  return [...new Set([...own, ...others])].filter((line) => line !== "");
}

function entryOf(clause: ClauseId, game: GameName, chapter: string, language: Language): IndexEntry {
  const { title, answer, rule, topic, source, status, beyond } = clauseText(clause, language);
  const variant = apartOf(clause);
  const { section, rule: name } = namedClause(clause);
  // To play alone is asked about apart too, and is no game of its own.
  const apart = variant ?? (name === "solo" ? ["#solo"] : []);
  const line = (text: string): string => termsLine(text, language);
  const rulings: readonly OpenQuestion[] = RULINGS.filter(({ clauses }) => clauses.includes(clause)).map(
    (ruling) => {
      const { id, question, answer } = rulingText(ruling, language);
      return { id, question, answer, asked: askedLines(id, language) };
    },
  );
  return {
    clause,
    game,
    rule: `${section}.${name}`,
    ...{ title, answer, topic, source, status },
    rulings,
    terms: {
      title: line(title),
      answer: line(answer),
      rule: line(rule),
      beyond: line(beyond.map(({ text }) => text).join(" ")),
      // Its name in the engine is English in every language.
      topic: [
        line(`${topic}. ${chapter}`),
        termsLine(`${section} ${name}`.replaceAll("-", " "), "en"),
        line(source),
        GAME_WORDS[game],
      ].join(" "),
    },
    pointedAt: POINTED_AT.get(clause) ?? 0,
    ...(apart.length === 0 ? {} : { apart }),
    ...(variant === undefined ? {} : { variant: chapter }),
    asked: askedLines(clause, language),
    ruled: rulings.map(({ question, answer }) => line(`${question} ${answer}`)),
  };
}

/** The entries of one language, one by one: all at once would keep a server from answering meanwhile. */
export function* entriesOf(language: Language): Generator<IndexEntry> {
  for (const game of GAMES)
    for (const { title, clauses } of chapterTexts(game, language))
      for (const clause of clauses) yield entryOf(clause, game, title, language);
}

/** The pack of one language: about 45 kB of JSON when compressed. */
export const packOf = (language: Language): Pack => ({ language, entries: [...entriesOf(language)] });
