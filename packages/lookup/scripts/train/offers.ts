/**
 * Trains the reader of offers from the lists of questions beside the tests: the same lists give the same model. Takes a
 * minute or two.
 */
import { writeFileSync } from "node:fs";
import path from "node:path";
import { NONE } from "../../src/classifier/model";
import { ROLES } from "../../src/understand/frames";
import { frameFeatures, mentionsIn, roleFeatures } from "../../src/understand/heard";
import { partlyRead } from "../../src/understand/partly";
import { OfferReader, type ReaderModel } from "../../src/understand/reader";
import { Learner, meanOf, strongest } from "./learning";
import { packed } from "./packing";
import { type Asked, askedInLists, digestOfLists, isRight, type Lesson, LONG, lessonOf } from "./readings";
import { chanceFrom } from "./slips";

const ROUNDS = 6;
/** Of ten questions this many are learnt from as they are. */
const UNHARMED = 0.3;
/** Of ten words this many are not known, or missing; and of ten there is one more that is not known. */
const UNKNOWN = 0.12;
const MISSING = 0.08;
const STRANGE = 0.06;
/** How often large numbers are made small. */
const SMALLER = 0.3;
/** How many weights are kept. */
const KEPT = { frames: 40_000, roles: 14_000 } as const;

/** What an offer does not speak of where the question does not: these symbols are never lost. */
const THINGS: ReadonlySet<string> = new Set(
  [
    "finish summit start nostart bridge another fire monster compass wild goat beacon rocks purple yellow orange nostorm arch",
    "roof pillar pyramid duel daynight night day path panorama rope cantpay lastcard discard alone rotate grid full empty under",
    "above over",
  ].flatMap((line) => line.split(" ")),
);

/** A question with words that are not known, as people type them. */
function hurried({ heard, meant }: Lesson, chance: () => number): readonly string[] {
  if (chance() < UNHARMED) return heard;
  return heard.flatMap((symbol) => {
    const strange = chance() < STRANGE ? ["?"] : [];
    if (/^(?:[nw]\d+|[gbr])$/.test(symbol) || THINGS.has(symbol)) return [...strange, symbol];
    const by = chance();
    if (by < UNKNOWN) return [...strange, ...(meant.get(symbol) ?? ["?"])];
    return by < UNKNOWN + MISSING ? strange : [...strange, symbol];
  });
}

/** Islands that could be cards of either game: the numbers made small, as far apart as before. */
function smaller(heard: readonly string[], chance: () => number): readonly string[] {
  const values = mentionsIn(heard).flatMap(({ value }) => (value > 12 ? value : []));
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const by = least - 1 - Math.floor(chance() * (11 - (most - least)));
  if (chance() > SMALLER || most - least > 9 || heard.some((symbol) => /^[gbr]$/.test(symbol))) return heard;
  return heard.map((symbol) => {
    const value = Number(/^n(\d\d)$/.exec(symbol)?.[1] ?? 0);
    return value > 12 ? `n${value - by}` : symbol;
  });
}

function learnt(asked: readonly Asked[]): ReaderModel {
  const lessons = asked.flatMap((each) => lessonOf(each) ?? []);
  const classes = [NONE, ...new Set(lessons.flatMap(({ right }) => right?.frame ?? []).sort())];
  const numbers = new Map(classes.map((frame, at) => [frame, at]));
  const once = (seed: number, kept?: { readonly [Part in keyof typeof KEPT]: Uint8Array }) => {
    const chance = chanceFrom(seed);
    const frames = new Learner(classes.length, kept?.frames);
    const roles = new Learner(ROLES.length, kept?.roles);
    const learn = (lesson: Lesson): void => {
      const heard = smaller(hurried(lesson, chance), chance);
      frames.learn(frameFeatures(heard), numbers.get(lesson.right?.frame ?? NONE) ?? 0);
      for (const [at, mention] of lesson.right === null ? [] : mentionsIn(heard).entries())
        roles.learn(roleFeatures(heard, mention), ROLES.indexOf(lesson.right?.roles[at] ?? "none"));
    };
    for (let round = 0; round < ROUNDS; round += 1)
      for (const [, lesson] of lessons.map((each) => [chance(), each] as const).toSorted(([a], [b]) => a - b))
        learn(lesson);
    return { frames, roles };
  };
  // The strongest weights are learnt anew without the others: left out afterwards, these would be missed.
  const whole = once(6);
  const kept = {
    frames: strongest(whole.frames.weights, KEPT.frames),
    roles: strongest(whole.roles.weights, KEPT.roles),
  };
  const [first, ...others] = [7, 8, 9].map((seed) => once(seed, kept));
  if (first === undefined) throw new Error("Nothing was learnt.");
  const weights = (part: "frames" | "roles", names: readonly string[]) => {
    const mean = meanOf([first[part], ...others.map((each) => each[part])]);
    const leanings = [...mean.leanings].map((leaning) => Math.round(leaning * 1000));
    return { classes: names, leanings, temperature: 1, ...packed(mean.weights, names.length, KEPT[part]) };
  };
  return { frames: weights("frames", classes), roles: weights("roles", ROLES), trainedOn: digestOfLists() };
}

/** Lists from which nothing was learnt when the grammar was written. */
const UNLEARNT = ["09", "11", "12", "14", "20"].map((list) => `lists/checks/${list}.txt`);
const FOLDS = 5;

/** How good the offers are for lists that are left out, a fifth of them at a time. */
function tell(asked: readonly Asked[]): void {
  const lists = [...new Set(asked.map(({ list }) => list))].filter((list) => !UNLEARNT.includes(list));
  const foldOf = (list: string): number =>
    UNLEARNT.includes(list) ? 0 : 1 + (lists.indexOf(list) % (FOLDS - 1));
  const outcomes = Array.from({ length: FOLDS }, (_, fold) => {
    const out = asked.filter(({ list }) => foldOf(list) === fold);
    const known = new Set(out.map(({ text }) => text));
    const reader = new OfferReader(learnt(asked.filter(({ text }) => !known.has(text))));
    return out
      .filter(({ isUnderstood }) => !isUnderstood)
      .map(({ list, text, language, right }) => {
        const offers = partlyRead(reader, text, language)?.offers ?? [];
        return { list, right, offers: offers.length, at: offers.findIndex((check) => isRight(check, right)) };
      });
  }).flat();
  const traps = outcomes.filter(({ right }) => right === null);
  const count = (some: readonly unknown[]): number => some.length;
  for (const [name, some] of [
    ["all lists", outcomes],
    ["unlearnt lists", outcomes.filter(({ list }) => UNLEARNT.includes(list))],
    ["long questions", outcomes.filter(({ list }) => list.startsWith(LONG))],
  ] as const) {
    const missed = some.filter(({ right }) => right !== null);
    const found = missed.filter(({ at }) => at >= 0);
    const wrong = missed.filter(({ at, offers }) => at < 0 && offers > 0);
    console.log(
      `${name}: of ${count(missed)} missed ${count(found)} have a right offer, ${count(found.filter(({ at }) => at === 0))} first; ${count(wrong)} only wrong ones`,
    );
  }
  console.log(`${count(traps.filter(({ offers }) => offers > 0))} of ${count(traps)} traps have an offer`);
}

/** Trains the reader and writes its model. `withFigures` says first how good it is for lists that it has not seen. */
export function trainOffers(withFigures: boolean): void {
  const asked = askedInLists();
  if (withFigures) tell(asked);
  const file = path.resolve(import.meta.dirname, "../../models/offers.json");
  writeFileSync(file, `${JSON.stringify(learnt(asked), null, 2)}\n`);
}
