import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { CLAUSES } from "@stillwater/engine";
import { LANGUAGES, type Language, RULINGS } from "@stillwater/rulebook";
import { describe, expect, it } from "vitest";
import { digestOf, offSubject, offSubjectIn } from "../scripts/train/questions";
import { chanceFrom } from "../scripts/train/slips";
import { type Hit, lookupOf } from "../src";
import { modelOf } from "../src/classifier";
import { asLetters, Classifier, LETTERS } from "../src/classifier/model";
import { questionsFor, sentencesIn } from "../src/training-questions";
import { listed } from "./listed";

/** A rough question, and the sentences any of which answers it; none where no rule does. */
interface Rough {
  readonly language: Language;
  readonly asked: string;
  readonly right: readonly string[];
}

/** A line: the language, the question, and clauses, each with the ruling that answers or for its short answer. */
const read = (file: string): readonly Rough[] =>
  listed(file).map(({ language, columns: [asked = "", right = ""] }) => ({
    language,
    asked,
    right: right === "none" ? [] : right.split(" "),
  }));

/** What a list is held to: shares whose first line is of the right clause, is the right sentence, says wrongly that no rule answers. */
interface Least {
  readonly clause: number;
  readonly sentence: number;
  readonly refused: number;
}
const LEARNT: Least = { clause: 0.9, sentence: 0.85, refused: 0.03 };
/** The eighth is chattier; nothing was learnt from the ninth. */
const [CHATTY, UNSEEN] = [
  { clause: 0.87, sentence: 0.83, refused: 0.06 },
  { clause: 0.66, sentence: 0.62, refused: 0.18 },
] as const satisfies readonly Least[];
/** Where the lines name clauses for the most part, and no sentence of them; nothing was learnt from these. */
const BY_CLAUSE: Least = { clause: 0.9, sentence: 0.74, refused: 0.05 };
const LISTS = [
  ...["01", "02", "03", "04", "05", "06", "07"].map((list) => [list, LEARNT] as const),
  ["08", CHATTY] as const,
  ["09", UNSEEN] as const,
  ["10", CHATTY] as const,
  ["11", BY_CLAUSE] as const,
  ["12", BY_CLAUSE] as const,
  ["13", BY_CLAUSE] as const,
]
  .map(([list, least]) => ({ file: `lists/sentences/${list}.txt`, least }))
  .map(({ file, least }) => ({ file, least, questions: read(file) }));

const sentenceOf = ({ clause, ruling }: Hit): string => ruling?.id ?? clause;
const found = new Map<Rough, Hit>();
/** The first line that a question gets, looked for once. */
function first(question: Rough): Hit {
  const hit = found.get(question) ?? lookupOf(question.language).search(question.asked)[0]!;
  found.set(question, hit);
  return hit;
}
/** Every wording of a language, in small letters. */
const WORDINGS_IN = new Map(
  LANGUAGES.map((language) => [
    language,
    new Set(
      sentencesIn(language).flatMap((sentence) =>
        questionsFor(sentence, language).map((text) => text.toLowerCase()),
      ),
    ),
  ]),
);
const shareOf = (all: readonly Rough[], good: (question: Rough) => boolean): number =>
  all.filter(good).length / all.length;
const percent = (value: number): string => `${(100 * value).toFixed(1)} %`;

/** What no rule answers is said in few words; what has been learnt word for word since shows nothing. */
const isLearnt = ({ language, asked }: Rough): boolean =>
  offSubjectIn(language).said.some((text) => text.toLowerCase() === asked.toLowerCase());

const isOnSubject = ({ right }: Rough): boolean => right.length > 0;
const isOffSubject = (question: Rough): boolean => !isOnSubject(question) && !isLearnt(question);
const clauseIsRight = (question: Rough): boolean => {
  const hit = first(question);
  return !hit.near && question.right.some((right) => right.split("@")[0] === hit.clause);
};
const sentenceIsRight = (question: Rough): boolean => {
  const hit = first(question);
  return !hit.near && question.right.some((right) => (right.split("@")[1] ?? right) === sentenceOf(hit));
};
const isAnswered = (question: Rough): boolean => !first(question).near;
const isRefused = (question: Rough): boolean => first(question).near;

/** What a list is held to, question for question: of which, how it should be, and the least share that is. */
const HELD = [
  { what: "the clause is right", of: isOnSubject, good: clauseIsRight, least: ({ clause }: Least) => clause },
  {
    what: "the sentence is right",
    of: isOnSubject,
    good: sentenceIsRight,
    least: ({ sentence }: Least) => sentence,
  },
  { what: "a rule answers", of: isOnSubject, good: isAnswered, least: ({ refused }: Least) => 1 - refused },
  { what: "no rule answers", of: isOffSubject, good: isRefused, least: () => 0.9 },
] as const;

describe.each(HELD)("the first line of rough questions: $what", ({ of, good, least }) => {
  const counted = LISTS.map(({ file, questions, least: shares }) => {
    const asked = questions.filter(of);
    return { file, asked, wanted: least(shares) * asked.length, right: asked.filter(good) };
  });

  /** What a module adds tips a question here and there that has nothing to do with it: one, not more. */
  it.each(counted)("in $file, within one question", ({ asked, wanted, right }) => {
    const missed = asked.filter((question) => !right.includes(question));
    const told = missed.map((question) => `${question.asked}: ${sentenceOf(first(question))}`).join("\n");
    expect(right.length, told).toBeGreaterThanOrEqual(wanted - 1);
  });

  it("in all lists together", () => {
    const sum = (of: (list: (typeof counted)[number]) => number): number =>
      counted.reduce((all, list) => all + of(list), 0);
    const [right, asked] = [sum((list) => list.right.length), sum((list) => list.asked.length)];
    process.stdout.write(`${right} of ${asked}\n`);
    expect(right).toBeGreaterThanOrEqual(sum(({ wanted }) => wanted));
  });
});

it.each(LISTS)("$file was never learnt", ({ questions }) => {
  const learnt = questions.filter(({ language, asked }) =>
    WORDINGS_IN.get(language)?.has(asked.toLowerCase()),
  );
  expect(learnt.map(({ asked }) => asked)).toEqual([]);
});

it("says of 95 of 100 questions off the subject, none of them learnt and some in another language, that no rule answers", () => {
  const off = read("lists/sentences/off-subject.txt").filter((question) => !isLearnt(question));
  const refused = (question: Rough): boolean => first(question).near;
  const missed = off.filter((question) => !refused(question)).map(({ asked }) => asked);
  process.stdout.write(`no rule: ${percent(shareOf(off, refused))} of ${off.length} off the subject\n`);
  expect(shareOf(off, refused), missed.join("\n")).toBeGreaterThanOrEqual(0.95);
});

describe("single questions", () => {
  const answer = (language: Language, asked: string): string => {
    const hit = lookupOf(language).search(asked)[0]!;
    return hit.near ? "none" : sentenceOf(hit);
  };

  it.each([
    ["en", "Does a card above count", "asked-sea-vertical"],
    ["en", "two yellow storms", "asked-two-yellow"],
    ["en", "goats sideways", "asked-goat-sideways"],
    ["en", "look in the discard pile", "asked-discard-pile"],
    ["en", "deck sizes for five", "asked-sea-pile-sizes"],
    ["en", "throw away a Finish", "asked-finish-discard"],
    ["en", "can i skip my turn", "asked-skip-turn"],
    ["fr", "est-ce que je peux passer mon tour", "asked-skip-turn"],
    ["de", "kann ich meinen zug aussetzen", "asked-skip-turn"],
    ["en", "Do we lose if the deck runs out", "asked-empty-pile"],
    ["de", "ziegen seitwärts", "asked-goat-sideways"],
    ["fr", "deux tempetes jaunes", "asked-two-yellow"],
    ["en", "neighbours across the end of a row", "asked-row-end"],
    ["fr", "voisins d'une rangée à l'autre", "asked-row-end"],
    ["de", "nachbarn über das reihenende", "asked-row-end"],
    ["en", "mixing pyramid and monsters", "T.setup.mix"],
    ["en", "what happens if noone has a start yet", "asked-no-start-yet"],
    ["de", "ziegen wozu da", "A.goat.win"],
    ["fr", "un feu de camp va-t-il sur un pont", "asked-campfire-bridge"],
    // A variant's name does not pull up its deck or its beginning.
    ["en", "variant night cards where", "T.night.place"],
    ["en", "day and night finish when", "T.night.win"],
    ["en", "pyramid storm what happens", "T.pyramid.storm"],
    ["en", "duel draw from where", "T.duel.draw"],
    ["fr", "jour et nuit quand poser l'arrivée", "T.night.win"],
    ["fr", "grande arche prix dans les piliers", "T.arch.pillars"],
    ["de", "pyramide sturm was passiert", "T.pyramid.storm"],
    ["de", "wettstreit wer gewinnt", "asked-duel-winner"],
  ] as const)("%s: %s", (language, asked, sentence) => {
    expect(answer(language, asked)).toBe(sentence);
  });

  it.each([
    ["en", "how much does the game cost"],
    ["de", "was kostet das spiel"],
    ["fr", "combien coûte le jeu"],
    ["de", "wie spielt man Skat"],
    ["en", "does the robber steal sheep"],
  ] as const)("%s: no rule answers %s", (language, asked) => {
    expect(answer(language, asked)).toBe("none");
    expect(lookupOf(language).search(asked).length).toBeLessThanOrEqual(3);
  });

  it("names the variant that a rule belongs to, and no other", () => {
    expect(lookupOf("en").search("pass in the duel")[0]).toMatchObject({ variant: "Competitive" });
    expect(lookupOf("en").search("can i skip my turn")[0]).not.toHaveProperty("variant");
  });

  it.each([
    ["en", "can i pass"],
    ["fr", "passer son tour"],
    ["de", "kann ich aussetzen"],
  ] as const)("%s: answers %s for the game everybody plays", (language, asked) => {
    expect(answer(language, asked)).toBe("asked-skip-turn");
    expect(lookupOf(language).search(asked)[0]).not.toHaveProperty("variant");
  });
});

const LOCALES = path.resolve(import.meta.dirname, "../../rulebook/locales");
const ROOMS = readdirSync(path.join(LOCALES, "en/wordings")).filter(
  (file) => !["off-subject.json", "lead-ups.json"].includes(file),
);
const words = (file: string): Readonly<Record<string, object>> => JSON.parse(readFileSync(file, "utf8"));

describe.each(LANGUAGES)("what is learnt in %s", (language) => {
  it("ties every wording to one clause or ruling, and no clause is left out", () => {
    const known: readonly string[] = [...CLAUSES, ...RULINGS.map(({ id }) => id)];
    const tied = sentencesIn(language);
    expect(tied.filter((sentence) => !known.includes(sentence))).toEqual([]);
    expect(CLAUSES.filter((clause) => !tied.includes(clause))).toEqual([]);
    const wordings = tied.flatMap((sentence) =>
      questionsFor(sentence, language).map((text) => text.toLowerCase()),
    );
    expect(wordings.filter((text, at) => wordings.indexOf(text) !== at)).toEqual([]);
  });

  it.each(ROOMS)("lies in the room of what is asked about: %s", (room) => {
    const { clauses, rulings = {} } = words(path.join(LOCALES, "en", room));
    const tied = Object.keys(words(path.join(LOCALES, language, "wordings", room)));
    expect(tied.filter((sentence) => !Object.hasOwn({ ...clauses, ...rulings }, sentence))).toEqual([]);
  });

  it("is in the model: `pnpm --filter @stillwater/lookup train` makes it anew", () => {
    const model = modelOf(language);
    expect(model.trainedOn).toBe(digestOf(language));
    expect(model.classes.slice(1).toSorted()).toEqual(sentencesIn(language).toSorted());
  });

  it("says how likely each sentence is, all together 1", () => {
    const likely = [...new Classifier(modelOf(language)).likely("start").values()];
    expect(likely.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1, 6);
    expect(likely.every((value) => value >= 0)).toBe(true);
  });
});

it.each(LANGUAGES)("fills every gap in what is learnt of other subjects: %s", (language) => {
  const { aboutGames, aboutThings } = offSubjectIn(language);
  const gaps = [...aboutGames, ...aboutThings].flatMap((text) => text.match(/\{\w*\}/g) ?? []);
  expect(new Set(gaps)).toEqual(new Set(["{game}", "{thing}"]));
  const chance = chanceFrom(1);
  const one = offSubject(language);
  const asked = Array.from({ length: 1000 }, () => one(chance).text);
  expect(asked.filter((text) => /[{}]/.test(text))).toEqual([]);
});

it("writes numbers as letters that compress and need no escape", () => {
  expect(LETTERS).toHaveLength(90);
  expect(JSON.stringify(LETTERS)).toBe(`"${LETTERS}"`);
  expect(asLetters(0)).toBe(LETTERS[0]);
  expect(asLetters(100)).toBe(`${LETTERS[89]}${LETTERS[11]}`);
});
