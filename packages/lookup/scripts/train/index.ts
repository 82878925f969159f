/**
 * Trains the classifier of every language and the reader of offers, or what is named (`de`, `offers`), and writes `models`.
 * The same wordings and lists give the same models. Takes about two minutes a language.
 */
import { writeFileSync } from "node:fs";
import path from "node:path";
import { LANGUAGES, type Language } from "@stillwater/rulebook/citations";
import { featuresOf } from "../../src/classifier/features";
import type { Model } from "../../src/classifier/model";
import { honestTemperature, Learner, likelihoods, meanOf } from "./learning";
import { trainOffers } from "./offers";
import { packed } from "./packing";
import {
  classesIn,
  clausesOf,
  digestOf,
  offSubject,
  parted,
  type Question,
  textsIn,
  typedIn,
  wordingsIn,
} from "./questions";
import { chanceFrom } from "./slips";

const ROUNDS = 8;
/** After so many wordings comes a question that no rule answers. */
const OFF_SUBJECT_EVERY = 3;
const MEANING_EVERY = 2;
/** A single meaning says too little. */
const FEWEST_FEATURES = 3;

function shuffled<Item>(items: readonly Item[], chance: () => number): readonly Item[] {
  return items
    .map((item) => [chance(), item] as const)
    .toSorted(([a], [b]) => a - b)
    .map(([, item]) => item);
}

function learntOnce(questions: readonly Question[], language: Language, seed: number): Learner {
  const classes = classesIn(language);
  const numbers = new Map(classes.map((name, number) => [name, number]));
  const chance = chanceFrom(seed);
  const [typed, off] = [typedIn(language), offSubject(language)];
  const learner = new Learner(classes.length);
  const learn = (question: Question): void => {
    const { text, sentence } = typed(question, chance);
    learner.learn(featuresOf(text, language), numbers.get(sentence) ?? 0);
  };
  const others = LANGUAGES.filter((other) => other !== language).map(
    (other) => [other, wordingsIn(other)] as const,
  );
  /** What is asked in another language: the meanings are the same. */
  const learnMeaning = (): void => {
    const [other, wordings] = others[Math.floor(chance() * others.length)] ?? [language, []];
    const { text, sentence } = wordings[Math.floor(chance() * wordings.length)] ?? { text: "", sentence: "" };
    const features = featuresOf(text, other, true);
    if (features.at.length >= FEWEST_FEATURES) learner.learn(features, numbers.get(sentence) ?? 0);
  };
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [index, question] of shuffled(questions, chance).entries()) {
      learn(question);
      if (index % OFF_SUBJECT_EVERY === 0) learn(off(chance));
      if (index % MEANING_EVERY === 0) learnMeaning();
    }
  return learner;
}

/** Slips and orders of one chance alone would tip what is near the edge when a module adds its words. */
function learntFrom(questions: readonly Question[], language: Language): Learner {
  const learnt = (seed: number): Learner => learntOnce(questions, language, seed);
  return meanOf([learnt(7), learnt(8), learnt(9)]);
}

/** How honest it is about questions that it never learnt: the temperature, and how often it is right. */
function judged(language: Language): { readonly temperature: number; readonly told: string } {
  const { learnt, heldBack } = parted(wordingsIn(language));
  const learner = learntFrom([...learnt, ...textsIn(language)], language);
  const classes = classesIn(language);
  const said = heldBack.map(({ text, sentence }) => ({
    sums: learner.sums(featuresOf(text, language)),
    right: classes.indexOf(sentence),
  }));
  const first = said
    .map(({ sums }) => likelihoods(sums, 1))
    .map((likely) => likely.indexOf(Math.max(...likely)));
  const share = (right: (index: number) => boolean): string =>
    `${((100 * [...first.keys()].filter(right).length) / first.length).toFixed(1)} %`;
  const clauses = (number: number | undefined): readonly string[] => clausesOf(classes[number ?? 0] ?? "");
  const sentence = share((index) => first[index] === said[index]?.right);
  const clause = share((index) =>
    clauses(first[index]).some((id) => clauses(said[index]?.right).includes(id)),
  );
  return {
    temperature: honestTemperature(said),
    told: `of ${heldBack.length} held back: right sentence ${sentence}, right clause ${clause}`,
  };
}

function trained(language: Language): Model {
  const classes = classesIn(language);
  const { temperature, told } = judged(language);
  const { weights, leanings } = learntFrom([...wordingsIn(language), ...textsIn(language)], language);
  console.log(
    `${language}: ${wordingsIn(language).length} wordings, ${told}, temperature ${temperature.toFixed(2)}`,
  );
  return {
    language,
    classes,
    leanings: [...leanings].map((leaning) => Math.round(leaning * 1000)),
    temperature,
    trainedOn: digestOf(language),
    ...packed(weights, classes.length),
  };
}

const wanted = process.argv.slice(2);
for (const language of LANGUAGES.filter((each) => wanted.length === 0 || wanted.includes(each))) {
  const file = path.resolve(import.meta.dirname, `../../models/${language}.json`);
  writeFileSync(file, `${JSON.stringify(trained(language), null, 2)}\n`);
}
if (wanted.length === 0 || wanted.includes("offers")) trainOffers(wanted.includes("figures"));
