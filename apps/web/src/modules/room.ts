/** What a module hands to the screens: a folder of its name, and in it a `room` of this shape. */
import type {
  ActType,
  ActTypeOf,
  CardKind,
  CardKindOf,
  ClauseId,
  GaveWay,
  ModuleId,
  StepName,
  VariantId,
} from "@stillwater/engine";
import type { ActsBy } from "@stillwater/table/act-builder";
import type { CardSign } from "@stillwater/ui";
import type { Messages } from "next-intl";
import type { ModuleAct } from "@/i18n/types";
import type { WordIn } from "@/i18n/word-in";
import type { SignRow } from "@/layout/board-sign";
import type { RefusalLook } from "./refusal-look";

/** A message under `card` that is a name as it stands. */
export type CardWord = Exclude<keyof Messages["card"], "ascent" | "signed" | "campfire">;

/** A kind of card or place that the companion has a question about. */
export type AskedKind = keyof Messages["track"] extends infer Key
  ? Key extends `asks_${infer Kind}`
    ? Kind
    : never
  : never;

/** Cards that are known by their number; all others by a sign and a word. */
export type NumberedKind = "island" | "ascent";
export type NamedKind = Exclude<CardKind, NumberedKind>;

/** A message under `kinds` of `replay`: one of a module is in `messages/<language>/modules/<module>.json`. */
export type ToldWord = keyof Messages["replay"]["kinds"];

/** A message under `deeds` of `advice`, in the same file. */
type ReasonWord = keyof Messages["advice"]["deeds"];

/** How a card without a number is shown and called; `of` is what tells it from others of its kind, such as a colour. */
export interface CardLook {
  readonly sign: (of: string) => CardSign;
  readonly word: (of: string) => CardWord;
  /** Where it stands in a hand, the lowest first. */
  readonly rank: number;
  /** The rule for whoever holds one for the first time; null for a card that nobody holds. */
  readonly rule: ClauseId | null;
  /** What a replay calls it when it comes off a pile; null for a card that does not stand out. */
  readonly told: ToldWord | null;
}

/** The sign that some cards bear because of a module, and what a card with it is called. */
export interface SignedLook {
  readonly sign: string;
  readonly word: "signed";
}

/** How an act is shown; what has a button of its own has a sign, and what gives cards says whether they are always two. */
export interface ActLook<A extends ActType = ActType> {
  readonly sign: A extends ActsBy<"tool" | "deed"> ? string : string | null;
  readonly gives: A extends ActsBy<"gift"> ? "two" | "counted" : null;
  /** It is about the card that lies where it points. */
  readonly about: "there" | null;
  /** What it does is seen on a board in a picture. */
  readonly seen: boolean;
  /** What a replay calls it; null for an act that does not stand out from laying and discarding. */
  readonly told: ToldWord | null;
  /** Why the crew does it; null for an act of both games, of which its price and its cards tell. */
  readonly reason: A extends ModuleAct ? ReasonWord : ReasonWord | null;
}

/** How a step is told to those at a table; each word is a message under `hint`. */
export interface StepLook {
  /** Whoever it asks is told so when it begins: `<step>Asked`. */
  readonly asks: boolean;
  /** Everybody else reads who is asked: `<step>Wait`. */
  readonly waits: boolean;
  /** What the companion says where something is pointed at first; null where nothing is. */
  readonly pointing: WordIn<"track"> | null;
}

/** Of a step that nobody is asked for, or that has a screen of its own. */
export const UNSAID = { asks: false, waits: false, pointing: null } as const satisfies StepLook;
export const ASKED_AND_WAITED = { asks: true, waits: true, pointing: null } as const satisfies StepLook;

/** How silent a table is. */
export type Silence = Extract<WordIn<"wait">, `silence${string}`>;

export type Room<M extends ModuleId> = RoomOf<M> &
  // A variant is chosen by its board.
  (M extends VariantId
    ? {
        readonly board: readonly SignRow[];
        /** What stands with its name where it is chosen. */
        readonly note: WordIn<"open"> | null;
      }
    : unknown);

interface RoomOf<M extends ModuleId> {
  readonly cards: { readonly [K in CardKindOf<M>]: CardLook };
  readonly acts: { readonly [A in ActTypeOf<M>]: ActLook<A> };
  /** The steps that it brings. */
  readonly steps: { readonly [S in StepName]?: StepLook };
  /** The marks of difficulty that the box gives it. */
  readonly marks: number;
  /** The kinds of cards and places that the companion asks about in words of their own. */
  readonly asks: readonly AskedKind[];
  /** Of a module because of which some cards bear a sign; null of any other. */
  readonly signed: SignedLook | null;
  /** What can be expected of a game with it, where that is like no other game; null where it is not. */
  readonly outlook: Extract<WordIn<"open">, `outlook${string}`> | null;
  /** How silent a table is with it, where talk opens more often than at the Start; null where it does not. */
  readonly silence: Silence | null;
  /** The rule behind what gives way to it, or because of it. */
  readonly gaveWay: { readonly [G in GaveWay]?: ClauseId };
  /** What questions of the day about it are filed under; null where none are. */
  readonly theme: keyof Messages["question"]["theme"] | null;
  /** What a refusal by a rule of its own shows. */
  readonly refusals: { readonly [C in ClauseId]?: RefusalLook };
}
