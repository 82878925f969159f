/** Which parts of a room are missing that no type asks for: what the types leave open, every option set is asked. */
import {
  ACT_TYPES,
  type ActType,
  CLAUSES,
  OPTION_WORDS,
  type Rulebook,
  readOptions,
  rulebookFor,
} from "@stillwater/engine";
import { cardKindOf } from "../../src/cards";
import { CITATIONS } from "../../src/citations";
import { EXAMPLES, type Example } from "../../src/examples";
import { ROOM_VERDICTS } from "../../src/modules/verdict";
import { RULINGS, type Ruling } from "../../src/rulings";
import type { ActSpeech, RuleSpeech } from "../../src/verdict/speaking";
import { de } from "../../src/words/sentences/de";
import { en } from "../../src/words/sentences/en";
import { fr } from "../../src/words/sentences/fr";

/** Words of one language, by kind and by name. */
type Words = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** What the rooms have to say, as far as no type counts it. */
export interface Parts {
  readonly rules: Readonly<Record<string, RuleSpeech>>;
  readonly acts: Readonly<Record<string, ActSpeech>>;
  readonly examples: readonly Example[];
  readonly rulings: readonly Ruling[];
  readonly words: Readonly<Record<string, Words>>;
}

/** The words that are records of words. */
const kindsOf = (words: object): Words =>
  Object.fromEntries(Object.entries(words).filter(([, kind]) => typeof kind === "object"));

const rooms = Object.values(ROOM_VERDICTS);

/** An act with what every room says of it; none where no room does. */
function speechOf(act: ActType): readonly (readonly [ActType, ActSpeech])[] {
  const said = rooms.flatMap(({ acts }) => acts?.[act] ?? []);
  return said.length === 0 ? [] : [[act, Object.assign({}, ...said)]];
}

export const PARTS: Parts = {
  rules: Object.assign({}, ...rooms.map(({ rules }) => rules)),
  acts: Object.fromEntries(ACT_TYPES.flatMap((act) => speechOf(act))),
  examples: EXAMPLES,
  rulings: RULINGS,
  words: { en: kindsOf(en), fr: kindsOf(fr), de: kindsOf(de) },
};

/** Every subset of the modules of both games that go together, for two and alone. */
function* optionSets(): Generator<Rulebook> {
  const isOne = (code: string): boolean => readOptions(code).ok;
  for (const game of ["sea", "mountain"] as const) {
    const words = new Set(OPTION_WORDS[game].map(({ code }) => code.split(" ").slice(2).join(" ")));
    for (const seats of [1, 2]) {
      let codes = [`${game} p${seats}`];
      for (const word of words) codes = codes.flatMap((code) => [code, ...[`${code} ${word}`].filter(isOne)]);
      for (const code of codes) {
        const options = readOptions(code);
        if (options.ok) yield rulebookFor(options.value);
      }
    }
  }
}

interface Asked {
  readonly clauses: Set<string>;
  readonly reliefs: Set<string>;
  readonly acts: Set<string>;
  readonly cards: Set<string>;
  readonly steps: Set<string>;
}

let asked: Asked | undefined;

/** What the engine asks for in any option set. */
function askedFor(): Asked {
  if (asked !== undefined) return asked;
  const found: Asked = {
    clauses: new Set(),
    reliefs: new Set(),
    acts: new Set(),
    cards: new Set(),
    steps: new Set(),
  };
  for (const { chapters, pieces, acts, everyStep } of optionSets()) {
    for (const { clause } of chapters.flatMap(({ rules = [] }) => rules)) found.clauses.add(clause);
    for (const { clause } of chapters.flatMap(({ reliefs = [] }) => reliefs)) found.reliefs.add(clause);
    for (const { spec } of acts) found.acts.add(spec.type);
    for (const { name, token } of pieces)
      if (!token && name !== "" && !NUMBERED.test(name)) found.cards.add(cardKindOf(name));
    for (const { name, asks } of everyStep) if (asks !== undefined && name !== "act") found.steps.add(name);
  }
  asked = found;
  return found;
}

/** A rule that only says what will happen. */
const TELLS_ONLY = "T.pyramid.draw";

/** Numbers that are their own name: an Island, an Ascent card, a Panorama that is met. */
const NUMBERED = /^(?:[gbr]?\d+\*?|panorama:.*)$/;

/** What is missing, each by its name; empty where nothing is. */
export function missingIn({ rules, acts, examples, rulings, words }: Parts): readonly string[] {
  const missing: string[] = [];
  const need = (what: string, isThere: boolean): void => {
    if (!isThere) missing.push(what);
  };
  for (const clause of CLAUSES) {
    const shown = examples.some((example) => example.clause === clause);
    need(`${clause}: an example`, shown);
    const { status } = CITATIONS[clause];
    const open = status !== "book" && status !== "house";
    const ruled = rulings.some(({ clauses, ground }) => ground !== "answered" && clauses.includes(clause));
    need(`${clause}: a ruling`, !open || ruled);
  }
  const { clauses, reliefs, acts: known, cards, steps } = askedFor();
  for (const clause of reliefs)
    need(`${clause}: why what it frees costs nothing`, rules[clause]?.frees !== undefined);
  for (const clause of clauses) {
    need(`${clause}: a sentence where it is kept`, rules[clause]?.yes !== undefined);
    need(`${clause}: a sentence where it refuses`, clause === TELLS_ONLY || rules[clause]?.no !== undefined);
  }
  for (const act of known) need(`${act}: what is said of the act`, Object.hasOwn(acts, act));
  const names = (kind: string): readonly string[] => [
    ...new Set(Object.values(words).flatMap((kinds) => Object.keys(kinds[kind] ?? {}))),
  ];
  for (const [language, kinds] of Object.entries(words)) {
    const says = (kind: string, name: string): boolean => Object.hasOwn(kinds[kind] ?? {}, name);
    for (const kind of Object.keys(kinds))
      for (const name of names(kind)) need(`${name}: ${kind}, ${language}`, says(kind, name));
    for (const name of cards) need(`${name}: what the card is called, ${language}`, says("cards", name));
    for (const name of steps) need(`${name}: what comes first, ${language}`, says("due", name));
    for (const act of known) {
      const { priced, permits } = acts[act] ?? {};
      need(
        `${act}: what it says when it is allowed, ${language}`,
        priced === true || permits !== undefined || says("allowed", act),
      );
    }
  }
  return missing;
}
