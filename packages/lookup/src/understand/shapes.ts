import type { Colour, ModuleId } from "@stillwater/engine";
import type { AsksOf } from "../modules/asks";
import type { GameName } from "../shapes";

/** What a question left open, and how it was taken. */
export type Assumed =
  /** Nothing lies but what was named; on the mountain also what must lie below. */
  | { readonly kind: "others-empty" }
  | { readonly kind: "game"; readonly game: GameName }
  | { readonly kind: "row"; readonly row: number }
  /** So many cards in the hand, the one that is played included. */
  | { readonly kind: "hand"; readonly cards: number }
  | { readonly kind: "colour"; readonly card: string; readonly colour: Colour }
  /** A Start lies already. */
  | { readonly kind: "started" }
  /** The card that a Campfire replaces has somewhere to go. */
  | { readonly kind: "moves-up" };

/** What the rooms of modules add to what can be asked about. */
type Added = AsksOf[ModuleId];
export type RoomCard = Added["cards"];
type RoomState = Added["states"];
type RoomWhere = Added["wheres"];
export type RoomDeed = Added["deeds"];
/** A Guide rope, which is of no module, used while some are left, or with none. */
export type RopeDeed = "rope" | "no-rope";
/** What is done besides laying and discarding. */
export type OtherDeed = RoomDeed | RopeDeed;

/** A card by its name; `card` is some card, of a colour or of any. */
export type CardName = "number" | "bridge" | "campfire" | "summit" | "finish" | "card" | RoomCard;

/** A card as a question names it. What it leaves open is left out. */
export interface NamedCard {
  readonly kind: CardName;
  readonly value?: number | undefined;
  readonly colour?: Colour | undefined;
}

/** Cards left to pay with, or cards in the hand together with the one played. */
export interface SaidHand {
  readonly counts: "left" | "held";
  readonly cards: number;
}

/** Where a card is laid, as a question says it. */
export type Where =
  | { readonly kind: "left" | "right" | "on" | "above" | "under"; readonly card: NamedCard }
  | { readonly kind: "between"; readonly cards: readonly [NamedCard, NamedCard] }
  /** Over a Bridge between two cards, or to the right of one. */
  | { readonly kind: "on-bridge"; readonly cards: readonly [NamedCard] | readonly [NamedCard, NamedCard] }
  /** To the right of a card, which lies to the right of another, and so on. */
  | { readonly kind: "behind"; readonly cards: readonly NamedCard[] }
  | { readonly kind: "row-end"; readonly end: "first" | "last" }
  | { readonly kind: "alone" | "empty-space" | RoomWhere };

/** A space of the sea, rows from the bottom, both from 1. */
export interface Cell {
  readonly row: number;
  readonly column: number;
}

/** An Island that is told to lie on a space. */
export interface Lying {
  readonly card: NamedCard;
  readonly at: Cell;
}

/** What else is said to be so. */
export type State =
  | "space-empty"
  | "all-full"
  | "no-start"
  | "start-held"
  | "bridge-open"
  | "nowhere-up"
  | RoomState;

/** A question as it was understood: every word of it has its part here. */
export interface Reading {
  readonly game: GameName;
  readonly deed: "lay" | "discard" | OtherDeed;
  /** What is laid, discarded or moved; absent where cards of any kind are discarded. */
  readonly card?: NamedCard;
  /** Others that are named to be discarded with it. */
  readonly besides?: readonly NamedCard[];
  /** How many of any kind are discarded. */
  readonly discarded?: number;
  readonly where?: Where | undefined;
  /** Row and column, if they were said. */
  readonly row?: number | undefined;
  readonly column?: number | undefined;
  readonly hand?: SaidHand | undefined;
  /** The row that is told to be closed, where a piece of a module closes one. */
  readonly closed?: number | undefined;
  /** How many cards are said to lie below. */
  readonly below?: number | undefined;
  readonly state?: State | undefined;
  /** Islands that are told to lie on spaces, where rows and columns are said. */
  readonly lies?: readonly Lying[] | undefined;
}

/** A plain question as an engine check. What it comes to is for the engine to say. */
export interface Understood {
  /** The question as it was understood; `inWords` says it in one sentence, which stands wherever the verdict does. */
  readonly reading: Reading;
  readonly game: GameName;
  /** "sea p2" */
  readonly option: string;
  /** A whole position line. */
  readonly position: string;
  /** What is tried, in notation, by the seat. */
  readonly act: string;
  /** From 0. */
  readonly seat: number;
  /** "47", "b9", "bridge", "finish" */
  readonly card: string;
  /** "r4c2", where the act has a place. */
  readonly at?: string | undefined;
  readonly assumed: readonly Assumed[];
}

/** An engine check without the reading it was made of. */
export type EngineCheck = Omit<Understood, "reading">;
