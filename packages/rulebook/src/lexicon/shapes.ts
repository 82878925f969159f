import type { Translated } from "../language";

/**
 * Words by which people search, for one meaning each, by the name of the meaning. Several stand side by side; `_` joins a
 * phrase; a name with `+` stands for several meanings at once: a "fog" is a purple Storm.
 */
export type Meanings = Readonly<Record<string, Translated>>;

/** How words are understood: in a line that is said or typed, in a search, in a question about one card. */
export type WordUse = "spoken" | "searched" | "asked";

/** The names in a list of them. */
export type NamesIn<List, Known = never> = List extends `${infer Name}, ${infer More}`
  ? NamesIn<More, Known | Name>
  : Known | Exclude<List, "">;

/** What a search has to know of the meanings of a room beside their words. */
export interface MeaningsOfRoom<Own extends Readonly<Record<WordUse, unknown>>> {
  /** A figure in front of it counts it, and is no number of a card. */
  readonly counted?: readonly Own["searched"][];
  /** Who names it speaks of the mountain. */
  readonly ofMountain?: readonly Own["searched"][];
  /** What is named of other things too: who turns a card speaks of no night. */
  readonly shared?: readonly Own["searched"][];
  /** What is written without any word for it. */
  readonly written?: { readonly [Name in Own["searched"] & string]?: RegExp };
}
