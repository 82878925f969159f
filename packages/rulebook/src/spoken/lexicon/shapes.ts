import type { ROOM_LEXICONS } from "../../modules/lexicon";
import type { RoomId } from "../../modules/room";

type KeysOf<Kind extends "spoken" | "said"> = (typeof ROOM_LEXICONS)[RoomId] extends infer Room
  ? Room extends { readonly [K in Kind]: infer Words }
    ? keyof Words
    : never
  : never;

/** What words of any game can mean in a spoken line; those of the modules stand in their rooms. */
type CommonConcept =
  | ("row" | "column" | "step" | "left" | "right" | "player")
  | ("discard" | "give" | "pay" | "all" | "stuck");
/** What they mean in the words of a room. */
export type RoomConcept = KeysOf<"spoken">;
export type Concept = CommonConcept | RoomConcept;

/** What a line can ask; `legal`, `why`, `row` and `rule` may say of what. */
export const ASKS = [
  "hand",
  "row",
  "gaps",
  "legal",
  "why",
  "spare",
  "players",
  "storms",
  "goats",
  "last",
  "log",
  "rule",
  "position",
  "help",
] as const;
export type AskWord = (typeof ASKS)[number];

/** The words of a language, without accents and in small letters; several for one meaning stand side by side. */
export interface Lexicon {
  readonly concepts: Readonly<Record<CommonConcept, string>>;
  readonly asks: Readonly<Record<AskWord, string>>;
  /** How people say that something came to light, or that nothing did. */
  readonly yes: string;
  readonly no: string;
  /** Words that mean nothing of their own. */
  readonly fillers: string;
  /** Behind a number, it counts cards: "two cards". */
  readonly cards: string;
  /** What joins two things: "and". */
  readonly and: string;
  /** Words that dictation writes for a number, believed only behind "row", "column" and the like: `for=4`. */
  readonly misheard: string;
  /** First to ninth: `fourth=4`. */
  readonly ordinals: string;
  /** Letters in front of a number that stand for a colour: `v=g`. */
  readonly letters: Readonly<Record<string, "g" | "b" | "r">>;
}

/** How an act is said so that it is understood again. */
export interface Say {
  readonly number: (value: number) => string;
  /** The word of a card or a verb, or a place from its numbers. */
  readonly words: Readonly<Record<"discard" | "give" | "pay" | "stuck", string>>;
  readonly ascent: (colour: "g" | "b" | "r", value: string) => string;
  readonly goat: string;
  readonly campfire: (colour: "g" | "b" | "r") => string;
  readonly cell: (row: string, column: string) => string;
  readonly step: (row: string, place: string) => string;
  readonly pillar: (side: "left" | "right", place: string) => string;
  readonly row: (row: string) => string;
  /** A Storm that lies before a seat, told by its number. */
  readonly storm: (kind: "yellow" | "orange", seat: string) => string;
}

/** A card or a verb that is said by one word. */
export type RoomWord = KeysOf<"said">;
export type SaidWord = keyof Say["words"] | RoomWord;
