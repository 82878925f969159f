/** Finds parts of a room that are missing although no type requires them: every option set is asked for them instead. */
import {
  ACT_TYPES,
  CLAUSES,
  isTangible,
  isTangiblePlace,
  namedPiece,
  namedPlace,
  OPTION_WORDS,
  type Rulebook,
  readOptions,
  rulebookFor,
} from "@stillwater/engine";
import { CITATIONS } from "../../src/citations";
import { EXAMPLES, type Example } from "../../src/examples";
import type { Language } from "../../src/language";
import { ROOM_VERDICTS } from "../../src/modules/verdict";
import { RULINGS, type Ruling } from "../../src/rulings";
import { placeWords } from "../../src/verdict/places";
import { cardWords, type Sentences } from "../../src/verdict/sentences";
import type { ActSpeech, RuleSpeech, Unsaid } from "../../src/verdict/speaking";
import { de } from "../../src/words/sentences/de";
import { en } from "../../src/words/sentences/en";
import { fr } from "../../src/words/sentences/fr";

/** Words of one language, by kind and by name. */
export type Words = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** What the rooms have to say, as far as the types do not count it. */
export interface Parts {
  readonly rules: Readonly<Record<string, RuleSpeech | Unsaid>>;
  readonly prices: readonly RoomPrices[];
  /** Rules that can make it impossible to fill all spaces. */
  readonly closed: readonly string[];
  /** An act with what every room says of it. */
  readonly acts: Readonly<Record<string, readonly ActSpeech[]>>;
  readonly examples: readonly Example[];
  readonly rulings: readonly Ruling[];
  readonly words: Readonly<Record<Language, Sentences>>;
}

/** The words that are records of words. */
export const kindsOf = (words: object): Words =>
  Object.fromEntries(Object.entries(words).filter(([, kind]) => typeof kind === "object"));

const rooms = Object.values(ROOM_VERDICTS);

type RoomPrices = NonNullable<(typeof rooms)[number]["prices"]>;

export const PARTS: Parts = {
  rules: Object.assign({}, ...rooms.map(({ rules }) => rules)),
  prices: rooms.flatMap(({ prices }) => prices ?? []),
  closed: rooms.flatMap(({ closed }) => Object.keys(closed)),
  acts: Object.fromEntries(ACT_TYPES.map((act) => [act, rooms.flatMap(({ acts }) => acts[act] ?? [])])),
  examples: EXAMPLES,
  rulings: RULINGS,
  words: { en, fr, de },
};

/** Every subset of the modules of both games that is allowed, for two players and for one. */
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

/** What the engine asks for of rules and prices. */
interface AskedOfRules {
  readonly clauses: Set<string>;
  readonly reliefs: Set<string>;
  readonly levies: Set<string>;
  /** Rules about whether a price can be paid. */
  readonly paying: Set<string>;
}

interface Asked extends AskedOfRules {
  readonly acts: Set<string>;
  /** What people hold in their hands, and the places where it may lie. */
  readonly cards: Set<string>;
  readonly places: Set<string>;
  readonly everyPlace: Set<string>;
  readonly steps: Set<string>;
}

type Chapters = Rulebook["chapters"];

const noRules = (): AskedOfRules => {
  return { clauses: new Set(), reliefs: new Set(), levies: new Set(), paying: new Set() };
};

function addRules(found: AskedOfRules, chapters: Chapters): void {
  for (const { rules = [], levies = [], reliefs = [] } of chapters) {
    for (const { clause, about } of rules) {
      found.clauses.add(clause);
      if (about === "pay") found.paying.add(clause);
    }
    for (const { clause } of levies) found.levies.add(clause);
    for (const { clause } of reliefs) found.reliefs.add(clause);
  }
}

/** What the engine requires in any option set. */
function askedFor(): Asked {
  const found: Asked = {
    ...noRules(),
    acts: new Set(),
    cards: new Set(),
    places: new Set(),
    everyPlace: new Set(),
    steps: new Set(),
  };
  for (const rulebook of optionSets()) {
    const { chapters, pieces, places, acts, everyStep } = rulebook;
    addRules(found, chapters);
    for (const { spec } of acts) found.acts.add(spec.type);
    // Found in one set is enough: most names occur in all sets.
    for (const [piece, { name }] of pieces.entries())
      if (!found.cards.has(name) && isTangible(rulebook, piece)) found.cards.add(name);
    for (const [place, { name }] of places.entries()) {
      found.everyPlace.add(name);
      if (!found.places.has(name) && isTangiblePlace(rulebook, place)) found.places.add(name);
    }
    for (const { name, asks } of everyStep) if (asks !== undefined && name !== "act") found.steps.add(name);
  }
  return found;
}

const ASKED = askedFor();

/**
 * What would be required if the rulebooks had other chapters.
 * @param chaptersOf the chapters to use for a rulebook
 */
export function askedWith(chaptersOf: (rulebook: Rulebook) => Chapters): Asked {
  const found = noRules();
  for (const rulebook of optionSets()) addRules(found, chaptersOf(rulebook));
  return { ...ASKED, ...found };
}

/** The rules that can make it impossible to fill all spaces, as the engine's `closed` names them. */
const CLOSING = ["T.place.gap-allowed", "A.place.number", "A.bridge.cover"] as const;

/** A rule that only says what will happen. */
const TELLS_ONLY = "T.pyramid.draw";

/** Words for cards, places, steps and acts that do not exist, so that nothing asks for them. */
export function straysIn(words: Parts["words"]): readonly string[] {
  const { acts, cards, everyPlace, steps } = ASKED;
  const kindIn = (names: Iterable<string>): readonly string[] =>
    [...names].map((name) => name.replace(/:\d+$/, ""));
  const called: Readonly<Record<string, readonly string[]>> = {
    cards: [...cards].map((card) => namedPiece(card)?.name ?? card),
    missing: [...cards],
    places: [...everyPlace],
    seats: kindIn(everyPlace),
    // The name of players without a name.
    numbered: [...kindIn(everyPlace), "seat"],
    // Never asked for while any seat may still act.
    due: [...steps, "over"],
    allowed: [...acts],
  };
  return Object.entries(called).flatMap(([kind, names]) =>
    Object.keys(kindsOf(words.en)[kind] ?? {}).flatMap((name) =>
      names.includes(name) ? [] : [`${name}: ${kind}, and nothing is called so`],
    ),
  );
}

/** Whether anything can be said at all. */
function isSaid(say: () => string): boolean {
  try {
    return say() !== "";
  } catch {
    return false;
  }
}

/** The names of everything that is missing; empty if nothing is. */
export function missingIn(
  { rules, prices, closed, acts, examples, rulings, words }: Parts,
  asked: Asked = ASKED,
): readonly string[] {
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
  const { clauses, reliefs, levies, paying, acts: known, cards, places, steps } = asked;
  const priced = (clause: string, says: (of: RoomPrices) => boolean, what: string): void =>
    need(`${clause}: ${what}`, prices.some(says));
  for (const clause of reliefs)
    priced(
      clause,
      ({ freed }) => Object.hasOwn(freed, clause),
      "why what it frees costs nothing (prices > freed)",
    );
  for (const clause of levies)
    priced(
      clause,
      ({ charged }) => Object.hasOwn(charged, clause),
      "how its price comes about (prices > charged)",
    );
  for (const clause of paying)
    priced(
      clause,
      ({ paid }) => paid.some((one) => one === clause),
      "that it tells whether there are cards enough (prices > paid)",
    );
  const isSaidOf = (clause: string, holds: "yes" | "no"): boolean => {
    const { [clause]: speech } = rules;
    return typeof speech === "object" && speech[holds] !== null;
  };
  for (const clause of CLOSING)
    need(`${clause}: why spaces can never all be filled`, closed.includes(clause));
  for (const clause of [...clauses, ...levies])
    need(`${clause}: a sentence where it is kept`, isSaidOf(clause, "yes"));
  for (const clause of clauses)
    need(`${clause}: a sentence where it refuses`, clause === TELLS_ONLY || isSaidOf(clause, "no"));
  for (const clause of CLAUSES)
    need(
      `${clause}: a rule or levy that asks for its sentence where it is kept`,
      !isSaidOf(clause, "yes") || clauses.has(clause) || levies.has(clause),
    );
  for (const act of known) need(`${act}: what is said of the act`, (acts[act] ?? []).length > 0);
  const names = (kind: string): readonly string[] => [
    ...new Set(Object.values(words).flatMap((sentences) => Object.keys(kindsOf(sentences)[kind] ?? {}))),
  ];
  for (const [language, sentences] of Object.entries(words)) {
    const kinds = kindsOf(sentences);
    const says = (kind: string, name: string): boolean => Object.hasOwn(kinds[kind] ?? {}, name);
    for (const kind of Object.keys(kinds))
      for (const name of names(kind)) need(`${name}: ${kind}, ${language}`, says(kind, name));
    for (const name of cards) {
      const isNamed = isSaid(() => cardWords(name, sentences));
      need(`${name}: what the card is called (sentences > cards), ${language}`, isNamed);
    }
    for (const name of places) {
      const isNamed = isSaid(() => placeWords(name, [], sentences));
      const kind = (namedPlace(name)?.number ?? 0) > 0 ? "seats or numbered" : "places";
      need(`${name}: what the place is called (sentences > ${kind}), ${language}`, isNamed);
    }
    for (const name of steps)
      need(`${name}: what comes first (sentences > due), ${language}`, says("due", name));
    for (const act of known) {
      const isSaidByRooms = (acts[act] ?? []).some((said) => said.priced || said.permits !== null);
      need(
        `${act}: what it says when it is allowed (sentences > allowed), ${language}`,
        isSaidByRooms || says("allowed", act),
      );
    }
  }
  return missing;
}
