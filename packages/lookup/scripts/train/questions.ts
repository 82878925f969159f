/** What is learnt from: the wordings of one language, and questions that no rule answers. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { isClauseId, namedClause } from "@stillwater/engine";
import { LANGUAGES, type Language } from "@stillwater/rulebook/citations";
import { clauseText } from "@stillwater/rulebook/clauses";
import { RULINGS, rulingText } from "@stillwater/rulebook/rulings";
import { modelOf } from "../../src/classifier";
import { NONE } from "../../src/classifier/model";
import { questionsFor, sentencesIn } from "../../src/training-questions";
import { chanceFrom, hurried, oneOf } from "./slips";

/** Where the words of every language are. */
const LOCALES = path.resolve(import.meta.dirname, "../../../rulebook/locales");

export interface Question {
  readonly text: string;
  readonly sentence: string;
}

/** Those that the model knows come first and in its order, so that wordings may move and others join them: chance takes them as before. */
function inOrder(language: Language): readonly string[] {
  const { classes: known } = modelOf(language);
  const tied = sentencesIn(language);
  return [
    ...known.filter((sentence) => tied.includes(sentence)),
    ...tied.filter((sentence) => !known.includes(sentence)),
  ];
}

/** Every wording with the sentence that answers it. */
export const wordingsIn = (language: Language): readonly Question[] =>
  inOrder(language).flatMap((sentence) =>
    questionsFor(sentence, language).map((text) => ({ text, sentence })),
  );

const SENTENCE_ENDS = /(?<=[.!?])\s+/;

/** What the rules themselves say, as if it were asked: rare words are learnt from there. */
export function textsIn(language: Language): readonly Question[] {
  const clauses = inOrder(language)
    .filter(isClauseId)
    .flatMap((sentence) => {
      const { title, answer, rule } = clauseText(sentence, language);
      const texts = [title, answer, `${title} ${answer}`, ...rule.split(SENTENCE_ENDS)];
      return texts.map((text) => ({ text, sentence }));
    });
  const rulings = RULINGS.flatMap((ruling) => {
    const { id, question, answer } = rulingText(ruling, language);
    return [question, `${question} ${answer}`].map((text) => ({ text, sentence: id }));
  });
  return [...clauses, ...rulings];
}

/** What no rule answers; `{game}` and `{thing}` stand for one of their list. */
interface OffSubject {
  readonly said: readonly string[];
  readonly games: readonly string[];
  readonly aboutGames: readonly string[];
  readonly things: readonly string[];
  readonly aboutThings: readonly string[];
}

const fileOf = (language: Language, file: "off-subject" | "lead-ups"): string =>
  path.join(LOCALES, language, `wordings/${file}.json`);

/** The lists of a file of one language; in it each is one line, apart by `|`. */
function listsIn(...of: Parameters<typeof fileOf>): (name: string) => readonly string[] {
  const lines: Readonly<Record<string, string>> = JSON.parse(readFileSync(fileOf(...of), "utf8"));
  return (name) => {
    const line = lines[name];
    if (line === undefined) throw new Error(`${fileOf(...of)} has no ${name}`);
    return line.split("|");
  };
}

export function offSubjectIn(language: Language): OffSubject {
  const list = listsIn(language, "off-subject");
  return {
    said: list("said"),
    games: list("games"),
    aboutGames: list("aboutGames"),
    things: list("things"),
    aboutThings: list("aboutThings"),
  };
}

const GIBBERISH = "abcdefghijklmnopqrstuvwxyz  ";

/** Questions that no rule answers, as many as are asked for. */
export function offSubject(language: Language): (chance: () => number) => Question {
  const { said, games, aboutGames, things, aboutThings } = offSubjectIn(language);
  return (chance) => {
    const kind = chance();
    const one = (list: readonly string[]): string => oneOf(list, chance);
    const filled = (text: string): string =>
      text.replaceAll("{game}", () => one(games)).replaceAll("{thing}", () => one(things));
    const text = (): string => {
      if (kind < 0.55) return one(said);
      if (kind < 0.75) return filled(one(aboutGames));
      if (kind < 0.95) return filled(one(aboutThings));
      return Array.from({ length: 3 + Math.floor(chance() * 8) }, () => oneOf([...GIBBERISH], chance)).join(
        "",
      );
    };
    return { text: text(), sentence: NONE };
  };
}

/**
 * How people lead up to a question: `leads` to one about the rules, `openers` to anything. `mountain` names its game,
 * `onlyMountain` are beginnings of words that only it has.
 */
type LeadUps = Readonly<Record<"leads" | "openers" | "mountain" | "onlyMountain", readonly string[]>>;

const leadUpsIn = (language: Language): LeadUps => {
  const lists = listsIn(language, "lead-ups");
  return {
    leads: lists("leads"),
    openers: lists("openers"),
    mountain: lists("mountain"),
    onlyMountain: lists("onlyMountain"),
  };
};
const LED_UP_TO = 0.2;
const OPENED = 0.15;
const NAMED = 0.9;

/** Sentences of the mountain that the sea has too: there people name the mountain, or they mean the sea. */
function saidAtSeaToo(language: Language): ReadonlySet<string> {
  const sentences = new Set(sentencesIn(language));
  return new Set(
    [...sentences].filter((id) => {
      const named = namedClause(id);
      return named?.game === "mountain" && sentences.has(`T.${named.section}.${named.rule}`);
    }),
  );
}

/** A wording as somebody may type it, by a chance that is the same every time. */
export function typedIn(language: Language): (question: Question, chance: () => number) => Question {
  const shared = saidAtSeaToo(language);
  const { leads, openers, mountain: games } = leadUpsIn(language);
  // Whoever asks in one language may say a word of another.
  const only = new RegExp(LANGUAGES.flatMap((each) => leadUpsIn(each).onlyMountain).join("|"), "i");
  return ({ text, sentence }, chance) => {
    const mountain = oneOf(games, chance);
    const named = shared.has(sentence) && !only.test(text) && chance() < NAMED;
    const led = sentence !== NONE && chance() < LED_UP_TO ? `${oneOf(leads, chance)} ${text}` : text;
    const said = named ? (chance() < 0.5 ? `${led} ${mountain}` : `${mountain} ${led}`) : led;
    const opened = chance() < OPENED ? `${oneOf(openers, chance)} ${said}` : said;
    return { text: hurried(opened, chance), sentence };
  };
}

/** Once in how many wordings one is held back to see how honest the classifier is. */
const HELD_BACK = 10;

/** The wordings in two parts: to learn from, and to be asked afterwards. */
export function parted(questions: readonly Question[]): {
  learnt: readonly Question[];
  heldBack: readonly Question[];
} {
  const chance = chanceFrom(1);
  const back = questions.map(() => chance() < 1 / HELD_BACK);
  return {
    learnt: questions.filter((_, index) => back[index] !== true),
    heldBack: questions.filter((_, index) => back[index] === true),
  };
}

/** All that questions may be taken for: nothing, and every sentence. */
export const classesIn = (language: Language): readonly string[] => [NONE, ...inOrder(language)];

/** Which ruling belongs to which clauses; a sentence that is none is a clause itself. */
export const clausesOf = (sentence: string): readonly string[] =>
  RULINGS.find(({ id }) => id === sentence)?.clauses ?? [sentence];

/** A digest of the wordings and of what leads up to them: a model of others is stale. The rules' own texts may be put better without training anew. */
export function digestOf(language: Language): string {
  const hash = createHash("sha256");
  for (const { text, sentence } of LANGUAGES.flatMap(wordingsIn)) hash.update(`${sentence} ${text}\n`);
  for (const name of ["off-subject", "lead-ups"] as const) hash.update(readFileSync(fileOf(language, name)));
  return hash.digest("hex").slice(0, 16);
}
