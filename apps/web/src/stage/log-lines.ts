/** The log as a table: one line per act, the latest first. */
import { factWords, namedPiece, namedPlace } from "@stillwater/engine";
import type { Voice } from "@stillwater/rulebook";
import type { EntryView } from "@stillwater/table/session";
import { priceText } from "@stillwater/ui";
import type { ReactNode } from "react";

export interface LogRow {
  readonly key: string;
  readonly turn: number;
  readonly name: string;
  readonly card: ReactNode;
  readonly text: string;
  readonly price: string;
}

interface Laid {
  readonly card: string;
  readonly place: string;
  readonly discarded: number;
}

/** The Island an act laid on the grid and what it cost, or null for every other act. */
export function laidBy(entry: EntryView): Laid | null {
  let card: string | null = null;
  let place = "";
  let discarded = 0;
  for (const fact of entry.facts) {
    const { piece = "", from = "", to = "" } = factWords(fact) ?? {};
    // What was turned up under it may take a card off the board again; then more is to be said.
    if (card !== null && from === place) return null;
    if (namedPlace(from)?.kind !== "hand") continue;
    const onto = namedPlace(to)?.kind;
    if (onto === "space") [card, place] = [piece, to];
    else if (onto === "discard") discarded++;
  }
  return card === null ? null : { card, place, discarded };
}

/** The cards an act brought to one's own hand and left there, as notation names them; what nobody here sees is left out. */
export function drawnBy({ facts }: Pick<EntryView, "facts">, seat: number): readonly string[] {
  const own = `hand:${seat + 1}`;
  const held: string[] = [];
  for (const fact of facts) {
    const { piece = "", from = "", to = "" } = factWords(fact) ?? {};
    const named = namedPiece(piece);
    if (named === undefined) continue;
    const { name } = named;
    // A Storm comes to the hand and goes on at once.
    if (from === own && held.includes(name)) held.splice(held.indexOf(name), 1);
    else if (to === own && from !== own) held.push(name);
  }
  return held;
}

/** The cell the last Island was laid on, as a place name. */
export function lastLaid(log: readonly EntryView[]): (Laid & { readonly entry: EntryView }) | null {
  for (let index = log.length - 1; index >= 0; index--) {
    const entry = log[index];
    const laid = entry && laidBy(entry);
    if (entry && laid) return { ...laid, entry };
  }
  return null;
}

export interface LogWords {
  readonly voice: Voice;
  readonly names: readonly (string | null)[];
  readonly free: string;
  /** How a card is shown by its name in the notation. */
  readonly mark: (notation: string) => ReactNode;
  readonly nobody: (seat: number) => string;
}

export function logRow(entry: EntryView, words: LogWords): LogRow {
  const name = words.names[entry.seat] ?? words.nobody(entry.seat);
  const base = { key: String(entry.rev), turn: entry.turn, name };
  const laid = laidBy(entry);
  if (laid !== null) {
    const price = laid.discarded === 0 ? words.free : priceText(laid.discarded);
    const mark = words.mark(laid.card);
    const place = words.voice.placeText(laid.place);
    // The column of cards is as wide as a number: a word goes to the words.
    if (typeof mark === "string" && !/\d/.test(mark))
      return { ...base, card: "", text: `${mark}, ${place}`, price };
    return { ...base, card: mark, text: place, price };
  }
  const line = words.voice.logText(entry, words.names);
  // The name stands in a column of its own.
  const text = line.startsWith(name) ? line.slice(name.length).replace(/^:? /, "") : line;
  return { ...base, card: "", text, price: "" };
}
