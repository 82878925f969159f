/**
 * The search over a pack, and over a model if there is one. It brings the words of three languages along, but no rule text and no engine. The index is made
 * on the first search.
 */
import { MOUNTAIN_MEANINGS } from "@stillwater/rulebook/lexicon";
import { type Likely, type Model, NONE } from "../classifier/model";
import type { Hit, IndexEntry, Lookup, Pack, SearchOptions } from "../shapes";
import { ISLAND_NUMBER } from "../words/figures";
import { Index } from "./making";
import { marksIn } from "./marks";
import { nearestClauses } from "./nearest";
import type { Alike } from "./passages";
import type { Wanted } from "./query";
import { type AnsweringSentence, bestSentences } from "./together";

export type { Model } from "../classifier/model";
export type { GameName, Hit, IndexEntry, Lookup, OpenQuestion, Pack, Range, SearchOptions } from "../shapes";

const USUAL_LIMIT = 8;
/** What the best passage counts for, beside the whole text. */
const PASSAGE = 0.7;
/** What it counts for how usual the words are where the clause is asked for. */
const USUAL = 0.15;
/** What a clause counts for that has none of the words itself: only a way of asking or a ruling has them. */
const ELSEWHERE_ONLY = 0.85;
/** A clause must be this good, beside the best one, to be shown at all. */
const WORTH = 0.2;

interface Scored {
  readonly entry: IndexEntry;
  readonly score: number;
  readonly alike: Alike | undefined;
}

/** For a single word many clauses fit alike: what each rule that points at one is worth then. */
const POINTED = 0.05;
/** What a rule of a variant counts for if nothing asks for that variant. */
const UNASKED = 0.6;
/** A clause called by its whole title, or by its name as pills and permalinks write it, comes first. */
const NAMED = 2;

/** What a rule that both games have counts for in the game that is not spoken of; the sea is the one people start with. */
const OTHER_GAME = 0.8;
const OF_THE_MOUNTAIN = MOUNTAIN_MEANINGS.map((name) => `#${name}`);

const sameWords = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

function ranked(
  { entries }: Pack,
  { whole, passages, inBoth }: Index,
  wanted: readonly Wanted[],
  query: string,
): readonly Scored[] {
  const asked = query.toLowerCase().split(/\s+/);
  const terms = new Set(wanted.flatMap((word) => word.map(({ term }) => term)));
  const fits = whole.fits(wanted, (term) => passages.rarity(term));
  const alike = passages.alike(wanted);
  const usual = passages.usual(wanted);
  const game = OF_THE_MOUNTAIN.some((term) => terms.has(term)) ? "mountain" : "sea";
  const best = Math.max(0, ...[...fits.values()].map(({ score }) => score));
  // A clause may be asked for in words that none of its own texts has.
  const scored = [...new Set([...fits.keys(), ...alike.keys()])].flatMap((id): Scored[] => {
    const entry = entries[id];
    if (entry === undefined) return [];
    const passage = alike.get(id);
    const own = fits.get(id);
    const fit = own === undefined ? 0 : (1 - PASSAGE) * (own.score / best) * Math.sqrt(own.covers);
    const meant = entry.apart?.some((term) => terms.has(term)) ?? true;
    const isNamed = asked.includes(entry.clause.toLowerCase()) || sameWords(query, entry.title);
    const named = isNamed ? NAMED : 0;
    const told = fit + PASSAGE * (passage?.score ?? 0) + USUAL * (usual[id] ?? 0);
    const pointed = wanted.length === 1 ? 1 + POINTED * entry.pointedAt : 1;
    const elsewhere = entry.game !== game && inBoth.has(entry.rule) ? OTHER_GAME : 1;
    const weight = pointed * elsewhere * (meant ? 1 : UNASKED) * (own === undefined ? ELSEWHERE_ONLY : 1);
    return [{ entry, score: named + weight * told, alike: passage }];
  });
  return scored.toSorted((a, b) => b.score - a.score);
}

/** What is shown below the first answer must be this likely beside it, or fit its words. */
const ALSO_LIKELY = 0.01;
/** A clause or a section of a book, by its name: there is nothing to guess. */
const BY_NAME = /\b[ta]\.[a-z]+\.[a-z]|\b\d+[a-z]?\.\d|^\d+[a-z]?$/i;
const NEAREST = 3;
/** From so many words on, small ones among them, the classifier is asked even where only one word has a meaning of its own. */
const FULL_QUESTION = 3;

/** Below this a term is a guess at a word with a slip. */
const GUESSED = 0.82;

/** The meanings of words with slips, where a guess points at one alone. */
const guessedIn = (wanted: readonly Wanted[]): readonly string[] =>
  wanted.flatMap((word) => {
    const meanings = word.filter(({ term, weight }) => weight <= GUESSED && term.startsWith("#"));
    return meanings.length === 1 ? meanings.map(({ term }) => term) : [];
  });

/** How likely it must be that no rule answers, beside the likeliest sentence: a wrong rule is worse than none. */
const REFUSED = 0.5;

const isRefused = (likely: Likely): boolean =>
  (likely.get(NONE) ?? 0) >= REFUSED * Math.max(...likely.values());

/** Answers of the sea before those of the mountain, which count for less than the last of them. */
function seaFirst(answers: readonly AnsweringSentence[]): readonly AnsweringSentence[] {
  const sea = answers.filter(({ entry }) => entry.game === "sea");
  const others = answers.filter(({ entry }) => entry.game !== "sea");
  const [last = 1, most = 1] = [sea.at(-1)?.score, others[0]?.score];
  return [
    ...sea,
    ...others.map((answer) => ({ ...answer, score: (OTHER_GAME * last * answer.score) / most })),
  ];
}

/** A search over the pack of one language; with a model, it knows better which sentence answers, and when none does. */
export function lookupFrom(pack: Pack, model?: Model): Lookup {
  const { language, entries } = pack;
  const index = new Index(pack, model);

  const hit = (
    { entry, score, ruling: at }: AnsweringSentence,
    terms: ReadonlySet<string>,
    near: boolean,
  ): Hit => {
    const { clause, game, variant, title, answer, topic, source, status, rulings } = entry;
    const ruling = rulings[at];
    return {
      ...{ clause, game, title, answer, topic, source, status },
      ...(variant === undefined ? {} : { variant }),
      ...(ruling === undefined ? {} : { ruling }),
      marks: { title: marksIn(title, language, terms), answer: marksIn(answer, language, terms) },
      score,
      near,
    };
  };

  /** The answers in order, and whether any of them is one. */
  function answersTo(
    query: string,
    wanted: readonly Wanted[],
  ): { answers: readonly AnsweringSentence[]; near: boolean } {
    const found = wanted.length === 0 ? [] : ranked(pack, index, wanted, query);
    const best = found[0]?.score ?? 0;
    const plain = found.map(
      ({ entry, score, alike }): AnsweringSentence => ({ entry, score, ruling: alike?.passage.ruling ?? -1 }),
    );
    const good = plain.filter(({ score }) => score >= WORTH * best);
    const classifier = index.classifier;
    const named = BY_NAME.test(query) || best >= NAMED;
    if (classifier === undefined || named) return { answers: good, near: best === 0 };
    if (!index.reader.isOwn(query))
      return { answers: good, near: best === 0 || index.reader.isMostlyStrange(query) };
    // A guess at a strange word makes a rule of anything, so it has no say in whether one answers.
    const near = isRefused(classifier.likely(query));
    const likely = classifier.likely(query, guessedIn(wanted));
    // One word asks for nothing in particular: what others build on comes first. In "goats what for" the small words ask.
    if (wanted.length === 1 && best > 0 && query.trim().split(/\s+/).length < FULL_QUESTION)
      return { answers: good, near };
    const fits = new Map(plain.map((answer) => [answer.entry, answer]));
    const all = bestSentences(
      entries.map((entry) => {
        const answer = fits.get(entry);
        return { entry, fit: answer === undefined ? 0 : answer.score / best, ruling: answer?.ruling ?? -1 };
      }),
      likely,
    );
    const first = all[0]?.score ?? 0;
    const fitting = new Set(good.map(({ entry }) => entry));
    const answers = all.filter(({ entry, score }) => fitting.has(entry) || score >= ALSO_LIKELY * first);
    return { answers, near };
  }

  return {
    language,
    warm: () => index.makePart(),
    search: (query: string, { game, limit = USUAL_LIMIT }: SearchOptions = {}) => {
      if (query.trim() === "") return [];
      const isMeant = (entry: IndexEntry): boolean => game === undefined || entry.game === game;
      const wanted = index.reader.read(query);
      const { answers, near } = answersTo(query, wanted);
      const terms = new Set(wanted.flatMap((word) => word.map(({ term }) => term)));
      const isOfSea = ISLAND_NUMBER.test(query) && !OF_THE_MOUNTAIN.some((term) => terms.has(term));
      const found = answers.filter(({ entry }) => isMeant(entry));
      const meant = isOfSea ? seaFirst(found) : found;
      if (meant.length > 0) {
        return meant.slice(0, near ? NEAREST : limit).map((answer) => hit(answer, terms, near));
      }
      return nearestClauses(entries.filter(isMeant), query).map(([entry, score]) =>
        hit({ entry, score, ruling: -1 }, new Set(), true),
      );
    },
  };
}
