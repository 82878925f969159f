import type { Translated } from "../language";

/**
 * The words that people use for each meaning, keyed by the meaning's name and separated by spaces; `_` joins the words of a
 * phrase, which a line in play does not understand: there each word has its own meaning. A name with `+` stands for several
 * meanings at once: a "fog" is a purple Storm.
 */
export type Meanings = Readonly<Record<string, Translated>>;

/** Where words are understood: in a line that is spoken or typed, in a search, or in a question about one card. */
export type WordUse = "spoken" | "searched" | "asked";

/** The names in a comma-separated list. */
export type NamesIn<List, Known = never> = List extends `${infer Name}, ${infer More}`
  ? NamesIn<More, Known | Name>
  : Known | Exclude<List, "">;

/** What a search needs to know about the meanings of a room, besides their words. */
export interface MeaningsOfRoom<Own extends Readonly<Record<WordUse, unknown>>> {
  /** A number before it counts it, and is not the number of a card. */
  readonly counted?: readonly Own["searched"][];
  /** Whoever uses it speaks of the mountain. */
  readonly ofMountain?: readonly Own["searched"][];
  /** The pattern of a written form that uses no word. */
  readonly written?: { readonly [Name in Own["searched"] & string]?: RegExp };
}
