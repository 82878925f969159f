/** The log as a table: one line per act, the latest first. */
import type { Voice } from "@stillwater/rulebook";
import type { EntryView } from "@stillwater/table/session";
import { laidBy } from "@stillwater/table/view-model";
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

export interface LogWords {
  readonly voice: Voice;
  readonly names: readonly (string | null)[];
  readonly free: string;
  /** How to show a card, given its name in the notation. */
  readonly mark: (notation: string) => ReactNode;
}

export function logRow(entry: EntryView, words: LogWords): LogRow {
  const name = words.voice.seatText(entry.seat, words.names);
  const base = { key: String(entry.rev), turn: entry.turn, name };
  const laid = laidBy(entry);
  if (laid !== null) {
    const price = laid.discarded === 0 ? words.free : priceText(laid.discarded);
    const mark = words.mark(laid.card);
    const place = words.voice.placeText(laid.place);
    // The column of cards is only as wide as a number, so a word goes into the text.
    if (typeof mark === "string" && !/\d/.test(mark))
      return { ...base, card: "", text: `${mark}, ${place}`, price };
    return { ...base, card: mark, text: place, price };
  }
  const line = words.voice.logText(entry, words.names);
  // The name has a column of its own.
  const text = line.startsWith(name) ? line.slice(name.length).replace(/^:? /, "") : line;
  return { ...base, card: "", text, price: "" };
}
