/** What is learnt from: the wordings of one language, and questions that no rule answers. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { isClauseId } from "@stillwater/engine";
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

const offSubjectFile = (language: Language): string =>
  path.join(LOCALES, language, "wordings/off-subject.json");

/** The lists of one language; in the file each is one line, apart by `|`. */
export function offSubjectIn(language: Language): OffSubject {
  const lines: Readonly<Record<keyof OffSubject, string>> = JSON.parse(
    readFileSync(offSubjectFile(language), "utf8"),
  );
  const list = (name: keyof OffSubject): readonly string[] => lines[name].split("|");
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

/** How people lead up to a question. */
const LEADS: Readonly<Record<Language, readonly string[]>> = {
  en: "can i|what if|do we|may i|how|is it allowed to|what about|whats|when|question|in tranquility|does|rules for|sea".split(
    "|",
  ),
  fr: "peut on|est ce que|et si|on peut|comment|quand|que se passe t il|et|ai je le droit de|dans tranquility|regle|en mer".split(
    "|",
  ),
  de: "kann ich|darf man|was ist mit|was wenn|wie|wann|muss ich|geht|und|bei tranquility|was passiert bei|regel|auf see".split(
    "|",
  ),
};

const MOUNTAIN: Readonly<Record<Language, readonly string[]>> = {
  en: ["mountain", "ascent", "on the mountain", "the ascent", "in the climb"],
  fr: ["montagne", "à la montagne", "ascension", "the ascent"],
  de: ["berg", "am berg", "aufstieg", "ascent"],
};
/** Words that only the mountain has. */
const OF_THE_MOUNTAIN =
  /mountain|ascent|climb|summit|peak|bridge|campfire|fire|goat|rope|panorama|colou?r|montagne|ascension|grimp|sommet|pont|feu|chèvre|corde|couleur|berg|aufstieg|kletter|gipfel|brücke|feuer|ziege|seil|farbe|green|vert|grün/i;
const LED_UP_TO = 0.2;
const NAMED = 0.9;

/** Sentences of the mountain that the sea has too: there people name the mountain, or they mean the sea. */
function saidAtSeaToo(language: Language): ReadonlySet<string> {
  const sentences = new Set(sentencesIn(language));
  return new Set([...sentences].filter((id) => id.startsWith("A.") && sentences.has(`T${id.slice(1)}`)));
}

/** A wording as somebody may type it, by a chance that is the same every time. */
export function typedIn(language: Language): (question: Question, chance: () => number) => Question {
  const shared = saidAtSeaToo(language);
  return ({ text, sentence }, chance) => {
    const mountain = oneOf(MOUNTAIN[language], chance);
    const named = shared.has(sentence) && !OF_THE_MOUNTAIN.test(text) && chance() < NAMED;
    const led =
      sentence !== NONE && chance() < LED_UP_TO ? `${oneOf(LEADS[language], chance)} ${text}` : text;
    const said = named ? (chance() < 0.5 ? `${led} ${mountain}` : `${mountain} ${led}`) : led;
    return { text: hurried(said, chance), sentence };
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

/** A digest of the wordings: a model of others is stale. The rules' own texts may be put better without training anew. */
export function digestOf(language: Language): string {
  const hash = createHash("sha256");
  for (const { text, sentence } of LANGUAGES.flatMap(wordingsIn)) hash.update(`${sentence} ${text}\n`);
  hash.update(readFileSync(offSubjectFile(language)));
  return hash.digest("hex").slice(0, 16);
}
