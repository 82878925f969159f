/** What a module provides to the screens: a folder of its name containing a `room` of this shape. */
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
import type { FirstRule } from "./first-times";
import type { RefusalLook } from "./refusal-look";

/** A message under `card` that is a name without values. */
export type CardWord = Exclude<keyof Messages["card"], "ascent" | "signed" | "campfire">;

/** A kind of card or place that the companion has a question about. */
export type AskedKind = keyof Messages["track"] extends infer Key
  ? Key extends `asks_${infer Kind}`
    ? Kind
    : never
  : never;

/** Cards known by their number; all others have a sign and a word. */
export type NumberedKind = "island" | "ascent";
export type NamedKind = Exclude<CardKind, NumberedKind>;

/** A message under `kinds` of `replay`; a module's own is in `messages/<language>/modules/<module>.json`. */
export type ToldWord = keyof Messages["replay"]["kinds"];

/** A message under `deeds` of `advice`, in the same file. */
type ReasonWord = keyof Messages["advice"]["deeds"];

/** How a card without a number is shown and named; `of` tells it from others of its kind, such as by colour. */
export interface CardLook {
  readonly sign: (of: string) => CardSign;
  readonly word: (of: string) => CardWord;
  /** Its position in a hand, the lowest first. */
  readonly rank: number;
  /** The rule for a player who holds one for the first time; null for a card that nobody holds. */
  readonly rule: FirstRule | null;
  /** Its name in a replay when it comes off a pile; null for a card that does not stand out. */
  readonly told: ToldWord | null;
}

/** The sign that some cards bear because of a module, and the word for a card with it. */
export interface SignedLook {
  readonly sign: string;
  readonly word: "signed";
}

/** How an act is shown. An act with its own button has a sign; one that gives cards says whether they are always two. */
export interface ActLook<A extends ActType = ActType> {
  readonly sign: A extends ActsBy<"tool" | "deed"> ? string : string | null;
  readonly gives: A extends ActsBy<"gift"> ? "two" | "counted" : null;
  /** The act is about the card at the place it is aimed at. */
  readonly about: "there" | null;
  /** Its effect is visible on the board in a picture. */
  readonly seen: boolean;
  /** Its name in a replay; null for an act that does not stand out from laying and discarding. */
  readonly told: ToldWord | null;
  /** Why the crew does it; null for an act of both games, which its price and cards explain. */
  readonly reason: A extends ModuleAct ? ReasonWord : ReasonWord | null;
}

/** How a step is announced at a table; each word is a message under `hint`. */
export interface StepLook {
  /** The seat asked is told when the step begins: `<step>Asked`. */
  readonly asks: boolean;
  /** The others read who is asked: `<step>Wait`. */
  readonly waits: boolean;
  /** What the companion says if something must be pointed at first; null if nothing must. */
  readonly pointing: WordIn<"track"> | null;
}

/** For a step that asks nobody, or has a screen of its own. */
export const UNSAID = { asks: false, waits: false, pointing: null } as const satisfies StepLook;
export const ASKED_AND_WAITED = { asks: true, waits: true, pointing: null } as const satisfies StepLook;

/** A message saying how silent a table is. */
export type Silence = Extract<WordIn<"wait">, `silence${string}`>;

export type Room<M extends ModuleId> = RoomOf<M> &
  // A variant is chosen by a drawing of its board.
  (M extends VariantId
    ? {
        readonly board: readonly SignRow[];
        /** A note beside its name where it is chosen. */
        readonly note: WordIn<"open"> | null;
      }
    : unknown);

interface RoomOf<M extends ModuleId> {
  readonly cards: { readonly [K in CardKindOf<M>]: CardLook };
  readonly acts: { readonly [A in ActTypeOf<M>]: ActLook<A> };
  /** The steps that the module adds. */
  readonly steps: { readonly [S in StepName]?: StepLook };
  /** The number of difficulty marks that the box gives it. */
  readonly marks: number;
  /** The kinds of cards and places for which the companion has a question of its own. */
  readonly asks: readonly AskedKind[];
  /** For a module that gives some cards a sign; null for any other. */
  readonly signed: SignedLook | null;
  /** What to expect of a game with this module, if it differs from all other games; else null. */
  readonly outlook: Extract<WordIn<"open">, `outlook${string}`> | null;
  /** How silent a table is, if the module allows talk more often than at the Start; else null. */
  readonly silence: Silence | null;
  /** The rules for options that exclude this module, or are excluded by it. */
  readonly gaveWay: { readonly [G in Exclude<GaveWay, ClauseId>]?: ClauseId };
  /** The theme of the daily questions about it; null if there are none. */
  readonly theme: keyof Messages["question"]["theme"] | null;
  /** What a refusal by the module's own rules shows. */
  readonly refusals: { readonly [C in ClauseId]?: RefusalLook };
}
