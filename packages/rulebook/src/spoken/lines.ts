/**
 * What a room knows about lines that are spoken or typed: how its acts are read, and what its cards and places are called. A
 * law test checks what the types cannot: every act of every option set is said in words that are understood again.
 */
import type { ClauseId } from "@stillwater/engine";
import type { Language } from "../language";
import type { ActOf, CardOf, RoomId } from "../modules/room";
import type { Cursor } from "./cursor";
import type { Concept } from "./lexicon";

/** An act in words of the notation; null if the line made no sense, undefined if another room is to read it. */
export type SpokenWords = readonly string[] | null | undefined;

/** Reads the rest of a line after the word that selects this reader. */
export type LineReader = (cursor: Cursor, word: Concept) => SpokenWords;

/** How an act is read, by each word that it may begin with. */
type LineReaders = { readonly [Word in Concept]?: LineReader };

/** How a line names a kind of card. */
export interface CardInLine {
  /** Whether the name of its kind alone tells which card it is. */
  readonly named: boolean;
  /** Whether an article may precede it: "un pont", "ein Kompass". */
  readonly article: boolean;
  /** Whether another card may be played as it, using the same words as for the card itself. */
  readonly stoodFor: boolean;
}

/** Reads the rest of a line after a card that may stand in for others. */
type StandInReader = (
  cursor: Cursor,
  word: Concept,
  asAnother: (cursor: Cursor) => SpokenWords,
) => SpokenWords;

/** What any room knows about lines. */
export interface Lines {
  readonly acts: Readonly<Record<string, LineReaders>>;
  readonly cards: Readonly<Record<string, CardInLine>>;
  /** Things other than cards that can have an article, as cards do. */
  readonly things: readonly Concept[];
  /** Nouns that may come before the word that belongs to them: "Tempête pourpre". */
  readonly front: readonly Concept[];
  /** Words for acts that may come last in a line, as in German. */
  readonly last: readonly Concept[];
  /** Cards played as others, by the word for each; `asAnother` reads what they stand for, if that is a card with a name. */
  readonly standIns: { readonly [Word in Concept]?: StandInReader };
  /** The sign that some copies of a card bear: the word by which it is understood, and how it is said; null for none. */
  readonly sign: { readonly heard: Concept; readonly said: Readonly<Record<Language, string>> } | null;
  /** Kinds of numbered places that lines name as the notation does, and how each is said. */
  readonly places: Readonly<Record<string, (number: string, language: Language) => string>>;
  /** Answers about what came to light, by the word for each; and words that may accompany them. */
  readonly answers: { readonly [Word in Concept]?: string };
  readonly besideAnswers: readonly Concept[];
  /** For a variant: its word in an option code, what its game leaves out, and by which rule (a law test checks all). */
  readonly leavesOut: { readonly option: string; readonly words: Readonly<Record<string, ClauseId>> } | null;
  /** Acts that nobody does themselves with an option, and the rule that says so; null for none. */
  readonly automatic: {
    readonly option: string;
    readonly acts: readonly string[];
    readonly clause: ClauseId;
  } | null;
}

/** What a room knows about lines, with every act and every kind of card that it brings. */
export interface RoomLines<Room extends RoomId> extends Lines {
  readonly acts: { readonly [Act in ActOf<Room>]: LineReaders };
  readonly cards: { readonly [Card in CardOf<Room>]: CardInLine };
}

/** For a module without acts or cards of its own. */
export const NO_LINES: Lines = {
  acts: {},
  cards: {},
  things: [],
  front: [],
  last: [],
  standIns: {},
  sign: null,
  places: {},
  answers: {},
  besideAnswers: [],
  leavesOut: null,
  automatic: null,
};
