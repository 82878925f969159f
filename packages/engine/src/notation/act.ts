/** Acts as people write them: `47 r4c2 -12 -55`, `discard 12 55`, `start`, `finish`, `dial 1 3`, `agree 2-4-2`, `give 7`. */
import type { Act, ActType } from "../kernel/chapter";
import type { Rulebook } from "../kernel/rulebook";
import type { Piece, Seat } from "../kernel/table";
import { err, ok, type Problem, type Result } from "../result";

interface Word {
  readonly text: string;
  readonly at: number;
}

/** Longest text that is read at all. */
const MOST_TEXT = 120;
const MOST_WORDS = 16;

const problem = (at: number, what: string, values: Problem["with"] = {}): { ok: false; error: Problem } =>
  err({ at, what, with: values });

/**
 * Reads what a seat attempts. Where several cards share a name (`start`), the first copy is meant; copies are alike.
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
  const blank = { seat, card: 0, to: 0, cards: [], numbers: [] };
  switch (first.text) {
    case "discard":
    case "give": {
      const cards = readCards(rulebook, rest, "");
      return cards.ok ? ok({ ...blank, type: first.text, cards: cards.value }) : cards;
    }
    case "dial": {
      const numbers = readNumbers(rest);
      return numbers.ok ? ok({ ...blank, type: "dial", numbers: numbers.value }) : numbers;
    }
    case "agree": {
      const [split, extra] = rest;
      if (!split) return problem(text.length, "act.split");
      if (extra) return problem(extra.at, "act.extra", { word: extra.text });
      const parts = split.text.split("-").map((part, index, all): Word => {
        return { text: part, at: split.at + all.slice(0, index).join("-").length + (index > 0 ? 1 : 0) };
      });
      const numbers = readNumbers(parts);
      return numbers.ok ? ok({ ...blank, type: "agree", numbers: numbers.value }) : numbers;
    }
    case "start":
    case "finish": {
      const card = rulebook.copies(first.text)[0];
      const extra = rest[0];
      if (card === undefined) return problem(first.at, "act.card", { word: first.text });
      if (extra) return problem(extra.at, "act.extra", { word: extra.text });
      return ok({ ...blank, type: first.text, card, to: rulebook.place(`berth:${first.text}`) });
    }
    default:
      return readLay(rulebook, first, rest, blank, text.length);
  }
}

function readLay(
  rulebook: Rulebook,
  first: Word,
  rest: readonly Word[],
  blank: Omit<Act, "type">,
  end: number,
): Result<Act, Problem> {
  const card = readCard(rulebook, first.text);
  if (card === undefined) return problem(first.at, "act.card", { word: first.text });
  const [where, ...paid] = rest;
  if (!where) return problem(end, "act.place");
  const to = rulebook.cells.find((cell) => rulebook.placeName(cell) === where.text);
  if (to === undefined) return problem(where.at, "act.cell", { word: where.text });
  const cards = readCards(rulebook, paid, "-");
  return cards.ok ? ok({ ...blank, type: "lay", card, to, cards: cards.value }) : cards;
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

/** An act in words; reading it back gives the same act. */
export function writeAct(rulebook: Rulebook, act: Act): string {
  const names = act.cards.map((card) => rulebook.pieceName(card));
  const written: Readonly<Record<ActType, () => string>> = {
    discard: () => ["discard", ...names].join(" "),
    give: () => ["give", ...names].join(" "),
    start: () => "start",
    finish: () => "finish",
    dial: () => ["dial", ...act.numbers].join(" "),
    agree: () => `agree ${act.numbers.join("-")}`,
    lay: () =>
      [rulebook.pieceName(act.card), rulebook.placeName(act.to), ...names.map((name) => `-${name}`)].join(
        " ",
      ),
  };
  return written[act.type]();
}
