/** A question as a table: what is read from it, and whether two acts are the same choice. */
import { type Act, readAct, readPosition, type Table, writeAct } from "@stillwater/engine";
import type { AskedQuestion, QuestionOutcome } from "./questions";

/** The table as the asked seat saw it. */
export function askedTable({ position }: Pick<AskedQuestion, "position">): Table {
  const read = readPosition(position);
  if (!read.ok) throw new Error("a question that cannot be read");
  return read.value;
}

const sorted = (cards: readonly number[]): string => [...cards].sort((a, b) => a - b).join();

/** Whether two acts are the same choice. Which cards are paid does not matter; which are given for nothing does. */
export function isSameChoice(a: Act, b: Act): boolean {
  const isGift = a.card === 0 && a.to === 0;
  return (
    a.type === b.type &&
    a.card === b.card &&
    a.to === b.to &&
    a.numbers.join() === b.numbers.join() &&
    (!isGift || sorted(a.cards) === sorted(b.cards))
  );
}

/** An act of an answer, read on its own table. */
export interface Ranked {
  readonly act: Act;
  readonly price: number;
  readonly wins: number;
  readonly error: number;
}

/** The acts of an answer, the best first. */
export function rankedOf(table: Table, seat: number, { acts }: QuestionOutcome): readonly Ranked[] {
  return acts.map(({ act: text, ...figures }) => {
    const read = readAct(table.rulebook, text, seat);
    if (!read.ok) throw new Error("an answer that cannot be read");
    // Reading picks the first of identical cards; cards in the hand are meant.
    return { act: read.value, ...figures };
  });
}

/** An act after writing and reading it again, which makes identical cards one. */
export function readAgain(table: Table, act: Act): Act {
  const read = readAct(table.rulebook, writeAct(table.rulebook, act), act.seat);
  return read.ok ? read.value : act;
}
