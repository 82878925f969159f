/**
 * Acts as people write them: `47 r4c2 -12 -55`, `discard 12 55`, `start`, `agree 2-4-2`, `rocks row:3`, `wild=37 r4c2`.
 * How an act of a type is written is data (`forms.ts`); this file reads and writes any of them.
 */
import type { Act, ActType } from "../kernel/chapter";
import type { Rulebook } from "../kernel/rulebook";
import type { Piece, Place, Seat } from "../kernel/table";
import { STAND_INS } from "../modules/names";
import { err, ok, type Problem, type Result } from "../result";
import { placeNumber } from "./fact";
import { PLAYED_AS } from "./first-word";
import { FORMS, typeOfCard, typeOfVerb } from "./forms";
import type { Form } from "./kinds";

interface Word {
  readonly text: string;
  readonly at: number;
}

/** The longest text that is read. */
const MOST_TEXT = 120;
const MOST_WORDS = 16;

const problem = (at: number, what: string, values: Problem["with"] = {}): { ok: false; error: Problem } =>
  err({ at, what, with: values });

/**
 * Reads an attempt of a seat. Where several cards share a name (`start`), the first copy is meant; copies are alike.
 * The problem says at which character and why.
 */
export function readAct(rulebook: Rulebook, text: string, seat: Seat): Result<Act, Problem> {
  if (text.length > MOST_TEXT) return problem(MOST_TEXT, "act.long", { most: MOST_TEXT });
  if (!Number.isInteger(seat) || seat < 0 || seat >= rulebook.seats)
    return problem(0, "act.seat", { seats: rulebook.seats });
  const words = [...text.matchAll(/\S+/g)].map((match): Word => ({ text: match[0], at: match.index }));
  const [first, ...rest] = words;
  if (!first) return problem(0, "act.empty");
  if (words.length > MOST_WORDS) return problem(words[MOST_WORDS]?.at ?? 0, "act.long", { most: MOST_WORDS });
  const begun = readFirst(rulebook, first);
  if (!begun.ok) return begun;
  return new Reader(rulebook, rest, text.length).finish({
    ...{ seat, to: 0, cards: [], numbers: [] },
    ...begun.value,
  });
}

/** The first word says which act it is, and often which card. */
function readFirst(
  rulebook: Rulebook,
  { text, at }: Word,
): Result<Pick<Act, "type" | "card"> & { readonly numbers?: readonly number[] }, Problem> {
  const [, standIn = text, said] = PLAYED_AS.exec(text) ?? [];
  const type = typeOfVerb(rulebook, said ?? text);
  if (type !== undefined && (said === undefined || FORMS[type].card === "verb")) {
    if (FORMS[type].card !== "verb") return ok({ type, card: 0 });
    const card = readCard(rulebook, standIn);
    return card === undefined ? problem(at, "act.card", { word: text }) : ok({ type, card });
  }
  const card = readCard(rulebook, standIn);
  if (card === undefined) return problem(at, "act.card", { word: text });
  if (said === undefined) return ok({ type: typeOfCard(rulebook, card), card });
  if (!/^[1-9]\d?$/.test(said)) return problem(at, "act.named", { word: said });
  return ok({ type: "lay", card, numbers: [Number(said)] });
}

/** Reads the words after the first, in the order of the form. */
class Reader {
  #next = 0;
  constructor(
    readonly rulebook: Rulebook,
    readonly words: readonly Word[],
    readonly end: number,
  ) {}

  finish(act: Act): Result<Act, Problem> {
    const form = FORMS[act.type];
    const to = this.#to(form, act);
    if (!to.ok) return to;
    const numbers = this.#numbers(form, act.numbers);
    if (!numbers.ok) return numbers;
    const cards = this.#cards(form);
    if (!cards.ok) return cards;
    const extra = this.words[this.#next];
    if (extra) return problem(extra.at, "act.extra", { word: extra.text });
    return ok({ ...act, to: to.value, numbers: numbers.value, cards: cards.value });
  }

  #rest(): readonly Word[] {
    const rest = this.words.slice(this.#next);
    this.#next = this.words.length;
    return rest;
  }

  #to(form: Form, act: Act): Result<Place, Problem> {
    const { rulebook } = this;
    if (form.to === undefined) return ok(0);
    if (form.to === "berth") return ok(placeNumber(rulebook, `berth:${act.type}`) ?? 0);
    const word = this.words[this.#next++];
    if (!word) return problem(this.end, "act.place");
    const place = placeNumber(rulebook, word.text);
    const isBerth = form.to === "board" && word.text.startsWith("berth:");
    const fits = place !== undefined && (form.to === "place" || isBerth || rulebook.cells.includes(place));
    return fits
      ? ok(place)
      : problem(word.at, form.to === "place" ? "act.where" : "act.cell", { word: word.text });
  }

  #numbers(form: Form, named: readonly number[]): Result<readonly number[], Problem> {
    if (form.numbers === "list") return readNumbers(this.#rest());
    if (form.numbers === "path") return this.#path();
    if (form.numbers !== "split") return ok(named);
    const split = this.words[this.#next++];
    if (!split) return problem(this.end, "act.split");
    const parts = split.text.split("-").map((part, index, all): Word => {
      return { text: part, at: split.at + all.slice(0, index).join("-").length + (index > 0 ? 1 : 0) };
    });
    return readNumbers(parts);
  }

  #path(): Result<readonly number[], Problem> {
    const places: Place[] = [];
    for (const { text, at } of this.words.slice(this.#next)) {
      if (text.startsWith("-")) break;
      this.#next++;
      const place = placeNumber(this.rulebook, text);
      if (place === undefined) return problem(at, "act.where", { word: text });
      places.push(place);
    }
    return ok(places);
  }

  #cards(form: Form): Result<readonly Piece[], Problem> {
    if (form.cards === undefined) return ok([]);
    return readCards(this.rulebook, this.#rest(), form.cards === "paid" ? "-" : "");
  }
}

function readCard(rulebook: Rulebook, text: string): Piece | undefined {
  if (text === "?") return 0;
  return rulebook.copies(text).find((piece) => !rulebook.pieces[piece]?.token);
}

/** Cards by name; the second `start` named is the second copy. */
function readCards(rulebook: Rulebook, words: readonly Word[], mark: string): Result<Piece[], Problem> {
  const cards: Piece[] = [];
  for (const { text, at } of words) {
    if (!text.startsWith(mark)) return problem(at, "act.payment", { word: text });
    const name = text.slice(mark.length);
    const copies =
      name === "?" ? [0] : rulebook.copies(name).filter((piece) => !rulebook.pieces[piece]?.token);
    const card = copies.find((copy) => copy === 0 || !cards.includes(copy)) ?? copies[0];
    if (card === undefined) return problem(at + mark.length, "act.card", { word: name });
    cards.push(card);
  }
  return ok(cards);
}

function readNumbers(words: readonly Word[]): Result<number[], Problem> {
  const numbers: number[] = [];
  for (const { text, at } of words) {
    if (!/^(0|[1-9]\d?)$/.test(text)) return problem(at, "act.number", { word: text });
    numbers.push(Number(text));
  }
  return ok(numbers);
}

/** The words of an act, by what each of them stands for. */
export interface ActInWords {
  /** The verb, or the card in its place. */
  readonly first: string;
  /** Where it goes, and the places on the way; empty where these are not written. */
  readonly places: readonly string[];
  readonly numbers: readonly number[];
  readonly cards: readonly string[];
  /** Whether these cards are the price of the act. */
  readonly pays: boolean;
}

/** The words that an act is written in, for code that says or shows them. */
export function actWords(rulebook: Rulebook, act: Act): ActInWords {
  const { to, numbers, cards } = FORMS[act.type];
  const places = [
    ...(to === undefined || to === "berth" ? [] : [act.to]),
    ...(numbers === "path" ? act.numbers : []),
  ];
  return {
    first: firstWord(rulebook, act),
    places: places.map((place) => rulebook.placeName(place)),
    numbers: numbers === "list" || numbers === "split" ? act.numbers : [],
    cards: cards === undefined ? [] : act.cards.map((card) => rulebook.pieceName(card)),
    pays: cards === "paid",
  };
}

/** An act in words; reading it back gives the same act. */
export function writeAct(rulebook: Rulebook, act: Act): string {
  const { first, places, numbers, cards, pays } = actWords(rulebook, act);
  const said = FORMS[act.type].numbers === "split" ? [numbers.join("-")] : numbers;
  return [first, ...places, ...said, ...(pays ? cards.map((card) => `-${card}`) : cards)].join(" ");
}

function firstWord(rulebook: Rulebook, act: Act): string {
  const card = rulebook.pieceName(act.card);
  const verb: ActType | number | undefined = act.type === "lay" ? act.numbers[0] : act.type;
  if (STAND_INS.includes(card) && FORMS[act.type].card !== undefined)
    return verb === undefined ? card : `${card}=${verb}`;
  return FORMS[act.type].card === "first" ? card : act.type;
}
