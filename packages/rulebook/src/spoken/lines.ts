/**
 * What a room knows of lines that are said or typed: how its acts are read, what its cards and places are called. What its
 * types do not ask for, a law does: every act of every option set is said so that it is understood again.
 */
import type { ClauseId } from "@stillwater/engine";
import type { Language } from "../language";
import type { ActOf, CardOf, RoomId } from "../modules/room";
import type { Cursor } from "./cursor";
import type { Concept } from "./lexicon";

/** An act in words of the notation; null where the line made no sense, undefined where it is for another room to read. */
export type SpokenWords = readonly string[] | null | undefined;

/** Reads the rest of a line behind the word it is read by. */
export type LineReader = (cursor: Cursor, word: Concept) => SpokenWords;

/** How an act is read, by each word it may begin with. */
type LineReaders = { readonly [Word in Concept]?: LineReader };

/** How a line speaks of a kind of card. */
export interface CardInLine {
  /** The name of its kind alone says which card it is. */
  readonly named: boolean;
  /** An article may stand in front: "un pont", "ein Kompass". */
  readonly article: boolean;
  /** Another card may be played as it, by what is said of it itself. */
  readonly stoodFor: boolean;
}

/** Reads the rest of a line behind a card that may stand for others. */
type StandInReader = (
  cursor: Cursor,
  word: Concept,
  asAnother: (cursor: Cursor) => SpokenWords,
) => SpokenWords;

/** What any room knows of lines. */
export interface Lines {
  readonly acts: Readonly<Record<string, LineReaders>>;
  readonly cards: Readonly<Record<string, CardInLine>>;
  /** Things that are no cards, and bear an article as those do. */
  readonly things: readonly Concept[];
  /** Nouns that may stand in front of what they go with: "Tempête pourpre". */
  readonly front: readonly Concept[];
  /** Words for acts that may stand at the end of a line, as German has them. */
  readonly last: readonly Concept[];
  /** Cards that are played as others, by the word for each; `asAnother` reads what it stands for, if that is a card by its name. */
  readonly standIns: { readonly [Word in Concept]?: StandInReader };
  /** The sign that some copies of a card bear: how it is heard, and how it is said; null for none. */
  readonly sign: { readonly heard: Concept; readonly said: Readonly<Record<Language, string>> } | null;
  /** Kinds of places with a number that lines name as the notation does, and how each is said. */
  readonly places: Readonly<Record<string, (number: string, language: Language) => string>>;
  /** Answers to what came to light, by the word that says each; and words that may stand beside it. */
  readonly answers: { readonly [Word in Concept]?: string };
  readonly besideAnswers: readonly Concept[];
  /** Of a variant, by its word in an option code: what its game goes without, and the rule that says so (a law test holds that nothing is missing). Null for none. */
  readonly leavesOut: { readonly option: string; readonly words: Readonly<Record<string, ClauseId>> } | null;
  /** Acts that nobody does with an option, and the rule that says so; null for none. */
  readonly automatic: {
    readonly option: string;
    readonly acts: readonly string[];
    readonly clause: ClauseId;
  } | null;
}

/** What a room knows of lines, with every act and every kind of card that it brings. */
export interface RoomLines<Room extends RoomId> extends Lines {
  readonly acts: { readonly [Act in ActOf<Room>]: LineReaders };
  readonly cards: { readonly [Card in CardOf<Room>]: CardInLine };
}

/** Of a module that brings no act and no card. */
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
