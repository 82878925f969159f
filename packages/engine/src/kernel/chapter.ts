/**
 * What a chapter of the rulebook may say. Chapters only forbid, charge, free, oblige or bring an act of their own, so
 * findings combine by *and*, prices by *plus* (and by nothing where one frees), hand limits by *min*, and their order
 * never matters. What several chapters have to do with is a slot: no chapter is handed a function of another.
 */
import type { ClauseId } from "../clauses";
import type { ACT_TYPES, STEP_NAMES } from "../modules/stored";
import type { Fate } from "./fate";
import type { Line, Rulebook } from "./rulebook";
import type { CellSet, Piece, Place, Seat, Table } from "./table";

export { ACT_TYPES, STEP_NAMES } from "../modules/stored";

/** One piece moved from a place to a place, citing a clause. Facts are all that ever happens, and all that is stored. */
export interface Fact {
  readonly piece: Piece;
  readonly from: Place;
  readonly to: Place;
  readonly clause: ClauseId;
}

/** What a person attempts. One shape for all, so that every rule meets the same thing. */
export interface Act {
  readonly type: ActType;
  readonly seat: Seat;
  /** The card played, or 0. */
  readonly card: Piece;
  /** Where it is played to, or 0. */
  readonly to: Place;
  /** The cards given, face down. */
  readonly cards: readonly Piece[];
  /** Public numbers said, such as a split of the eight. */
  readonly numbers: readonly number[];
}

export type ActType = (typeof ACT_TYPES)[number];

/** A rule's answer: `unknown` where only the holder of a hidden card can tell. */
export const HOLDS = ["no", "unknown", "yes"] as const;
export type Holds = (typeof HOLDS)[number];
/** `Holds` by number, so that the strictest answer is the smallest. */
export const NO = 0;
export const UNKNOWN = 1;
export const YES = 2;
export type Answer = typeof NO | typeof UNKNOWN | typeof YES;

/** The values a sentence about a finding is made from: names in notation, numbers, flags. */
export type Evidence = Readonly<Record<string, string | number | boolean>>;

/** What a rule says of an act, or of what lies on a table. */
export interface Finding {
  readonly clause: ClauseId;
  readonly holds: Holds;
  readonly with: Evidence;
  readonly about?: Subject | undefined;
}

/** How one kind of piece is numbered, and where it starts. */
export interface PieceSpec {
  readonly name: string;
  /** Numbering order; the numbers of an option set are frozen, stored games rely on them. */
  readonly sort: number;
  readonly starts: string;
  /** A token counts and marks, and is numbered after the cards: one of the box, which people move by hand, or one by which books are kept here. */
  readonly token?: "box" | "books";
  /** The clause by which this card can never be discarded. */
  readonly kept?: ClauseId;
  /** Comes to light the moment it is drawn into a hand. */
  readonly shown?: true;
  /** Is never in a hand: it lies open, or whoever turns it up sees it do what it does. */
  readonly unheld?: true;
  /** The clause by which this card may be played as any other (`sea/stand-in.ts`). */
  readonly standsIn?: ClauseId;
  /** A card that lies only at places that hold it by its name, never among others. */
  readonly apart?: true;
  /** A token that is out of the game once it is used. */
  readonly usedUp?: true;
}

/** Who sees the cards of a place. */
export type Sight = "all" | "none" | { readonly seat: Seat };

export interface PlaceSpec {
  readonly name: string;
  readonly sort: number;
  readonly sight: Sight;
  /** Cards of places that share a region are kept together as a bitset. */
  readonly region?: string;
  /** A stack may be shuffled anew: as many pieces lie at the place of this name as it has been. */
  readonly shuffles?: string;
  /** The names or kinds of all that it can hold; or cards of any kind, and no token. */
  readonly holds: "cards" | readonly string[];
  /** At most so many; null for any number. */
  readonly most: number | null;
  /** Cards may still come to the board from there. */
  readonly source?: true;
  /** A stack of cards of its own: nothing else lies in it, and they lie in no other. */
  readonly own?: true;
  /** What lies there is seen by all at a real table, and need not be named here before it matters. */
  readonly unnamed?: true;
  /** All that lies there comes to light, in whatever order, so that nobody is asked which is next. */
  readonly unordered?: true;
  /** What lies there is to be dealt with before the turn goes on. */
  readonly pending?: true;
}

/**
 * What acts of several chapters have in common, so that a rule can speak of them without knowing them by name.
 * - `action`: the action of a turn, after which the turn goes on
 * - `gives`: cards of the own hand may be given along with it
 * - `islands`: a card takes a space of the grid by its number
 * - `aims`: a card is played at a space of the grid
 * - `takes`: a card is taken off the grid by a card
 * - `strikes`: the card played goes with the one it takes
 * - `starts`: the way across the grid is begun
 * - `wins`: is meant to end the game as won
 * - `settles`: cards that are owed are given
 */
export type Trait =
  | "action"
  | "gives"
  | "islands"
  | "aims"
  | "takes"
  | "strikes"
  | "starts"
  | "wins"
  | "settles";

/**
 * How a rule is broken that people can break without noticing, so that a position where it is broken can be played on.
 * - `lies`: the board goes on telling of it
 * - `passes`: it was only to hold when the act was done
 */
export type Slip = "lies" | "passes";

/** Which acts a rule is about: every act, all with a trait, or acts of its own chapter by name (a law test holds this). */
export type Scope = "every" | Trait | readonly ActType[] | AllBut;

/** All acts with a trait but for some of its own chapter. */
export interface AllBut {
  readonly trait: Trait;
  readonly but: readonly ActType[];
}

/**
 * What a rule looks at, for whoever asks ahead of it or knows more than the table shows.
 * - `turn`: whether the seat is asked
 * - `start`: whether the way across the grid has to be begun first
 * - `hand`: whether the seat holds the card
 * - `gift`: whether its hand can give so many
 * - `pay`: whether it can pay the price, and the price is paid
 * - `taken`: whether what lies at a space leaves room
 * - `next`: whether the space is one that takes a card at all now
 * - `order`: whether the number stands between those beside it
 * - `cost`: what the act costs
 */
export type Subject = "turn" | "start" | "hand" | "gift" | "pay" | "taken" | "next" | "order" | "cost";

/**
 * How a list of moves asks a rule; law tests hold the last five.
 * - `offer`: of each candidate
 * - `seat`: once, since it looks at the seat only
 * - `choice`: never, since it looks at the cards chosen to complete an offer
 * - `paid`: of each candidate that costs something, since it holds of itself wherever an act costs nothing
 * - `honoured`: never, since the list asks in turn and `offers` knows; `honoured-seat`: and it looks at the seat only
 * - `rising`: the same where the cards of a line rise; where one lies out of order (`asItLies`), of each candidate
 * - `closes`: adds the cells that it closes to whatever a seat could aim at them now
 * - `narrows`: takes off a run of free cells what it forbids at both ends, where all it allows of them lie side by side
 */
export type RuleAsking =
  | "offer"
  | "seat"
  | "choice"
  | "paid"
  | "honoured"
  | "honoured-seat"
  | "rising"
  | { readonly closes: Closes }
  | { readonly narrows: Narrows };
export type Closes = (table: Table, seat: Seat, closed: CellSet) => void;
export type Narrows = (table: Table, card: Piece, span: Span) => void;

/** Forbids: says whether an act is in order, and with which values that is told. */
export interface Rule {
  readonly clause: ClauseId;
  readonly on: Scope;
  /** The most telling refusals have the lowest rank; ties go by clause. */
  readonly rank: number;
  readonly about: Subject | null;
  readonly asked: RuleAsking;
  /** Null where nobody breaks it without noticing. */
  readonly slip: Slip | null;
  /** `price` is what all levies on the act add up to. */
  readonly test: (table: Table, act: Act, price: number) => Answer;
  readonly tell: (table: Table, act: Act, price: number) => Evidence;
}

/** Places numbered one after another; none where the last comes before the first. */
export interface Span {
  first: Place;
  last: Place;
}

/** Charges: how many cards an act costs. Prices add up. */
export interface Levy {
  readonly clause: ClauseId;
  readonly on: Scope;
  readonly about: Subject | null;
  /** The least it can be, where it depends on a card that nobody here sees. */
  readonly price: (table: Table, act: Act) => number;
  /** The most it can be; null where that is never more than `price`. */
  readonly most: ((table: Table, act: Act) => number) | null;
  readonly tell: (table: Table, act: Act) => Evidence;
  /** What is told of it where another chapter frees the act of its price, beside the clause that does (`by`); null where none can. */
  readonly freed: Evidence | null;
  /** The least that a card which would cost something still costs because of it; null where it takes nothing off. */
  readonly leaves: number | null;
  /** Whether it charges nothing between the ends of any run that `offers` names; a law test holds this. */
  readonly atEnds: boolean;
}

/** Frees: an act that it is about costs nothing, whatever is levied on it. */
export interface Relief {
  readonly clause: ClauseId;
  readonly on: Scope;
  readonly frees: (table: Table, act: Act) => boolean;
}

/** Hinders: an act that was allowed is tried and comes to nothing but what it makes known. */
export interface Hindrance {
  readonly clause: ClauseId;
  readonly on: Scope;
  /** Whether it is hindered; makes known why. */
  readonly does: (game: Game, act: Act) => boolean;
}

/** What the cards on a seat's tray are owed for, where that is not a price: they are given, and cited, by its clause. */
export interface Debt {
  readonly clause: ClauseId;
  /** Whether a seat that owes cards now owes them for it. */
  readonly due: (table: Table, seat: Seat) => boolean;
}

/** Whether nothing can be placed yet on a line of the grid. A rule of the same chapter says so when it is tried. */
export type Closing = (table: Table, line: Line) => boolean;

/** Cards of a seat's pile that may be given unseen once so many are drawn from it. */
export type Unseen = (table: Table, seat: Seat, drawn: number) => number;

/** Whether somebody could still change, at any time, what the player in turn may do. */
export type Rescue = (table: Table) => Answer;

/** A hand limit of a seat; the smallest of all chapters counts. */
export type Limit = (table: Table, seat: Seat) => number;

/** The seat that is ahead; null where nothing tells them apart. */
export type Leads = (table: Table) => Seat | null;

/** What rules would have refused of what lies at a space all the same. */
export type Misplaced = (table: Table, space: Place) => readonly Finding[];

/** What happens because a piece came to a place. */
export interface Follow {
  readonly clause: ClauseId;
  readonly onto: (place: PlaceSpec) => boolean;
  readonly does: (game: Game, fact: Fact) => void;
}

/**
 * When a step may be due; a law test holds it.
 * - `deal`: never again once the first turn has begun
 * - `named-deal`: the same, and what comes to light with it is named by whoever sees it
 * - `turn`: in any turn
 * - `pending`: in any turn, and never but while something lies at a pending place, so that it is not asked without
 */
export type StepTime = "deal" | "named-deal" | "turn" | "pending";

/** A thing somebody owes next: who is asked for it, or what happens by itself. Whether it is due is read off the table, never remembered elsewhere. */
export type Step = {
  readonly name: StepName;
  readonly clause: ClauseId;
  /** The due step of lowest rank comes first. */
  readonly rank: number;
  readonly when: StepTime;
  readonly due: (table: Table) => boolean;
} & (
  | { readonly asks: (table: Table, seat: Seat) => boolean; readonly runs?: undefined }
  /** A piece at a time. */
  | { readonly runs: (game: Game) => void; readonly asks?: undefined }
);

export type StepName = (typeof STEP_NAMES)[number];

/** Collects what may be attempted, without making an object per candidate. */
export interface OfferList {
  add(type: ActType, card: Piece, to: Place): void;
  /** The same for places numbered one after another. */
  addRun(type: ActType, card: Piece, first: Place, last: Place): void;
}

/** An act a chapter owns: what can be attempted, and which facts it makes. */
export type ActSpec = {
  readonly type: ActType;
  /** The step in which it is asked for; `any` for what anybody may do while somebody is asked for something. */
  readonly during: StepName | "any";
  readonly clause: ClauseId;
  /** Whether every seat that is asked does it for itself, in whatever order: two of one seat are two, those of two seats are not. */
  readonly each: boolean;
  readonly traits: readonly Trait[];
  /** Candidates for a seat; may leave out targets that can never be legal. */
  readonly offers: (table: Table, seat: Seat, list: OfferList) => void;
  /** Whether what aims at no space of the board can have been done against the rules; null where it cannot. */
  readonly slips: ((table: Table, act: Act) => boolean) | null;
  /** An offer as it is written, where a list of moves has no column for all of it; null where it has. */
  readonly complete: ((table: Table, act: Act) => Act) | null;
  readonly does: (game: Game, act: Act) => void;
} & (
  | {
      /**
       * Everywhere a card could be aimed at by this act, legal or not; for UNSEEN, everywhere an act that plays none could be.
       * It is judged there before a card is given: cards that it takes are its price, by a levy on it.
       */
      readonly targets: (rulebook: Rulebook, card: Piece) => readonly Place[];
      readonly chooses: null;
    }
  | {
      readonly targets: null;
      /** How many cards must be chosen to complete an offer of this act (beside its price); null for none. */
      readonly chooses: ((table: Table, seat: Seat) => number) | null;
    }
);

/** All that chapters may bring. */
export interface Slots<Told> {
  readonly pieces: readonly PieceSpec[];
  readonly places: readonly PlaceSpec[];
  readonly acts: readonly ActSpec[];
  readonly rules: readonly Rule[];
  readonly levies: readonly Levy[];
  readonly reliefs: readonly Relief[];
  readonly hindrances: readonly Hindrance[];
  readonly debts: readonly Debt[];
  readonly closing: Closing;
  readonly unseen: Unseen;
  readonly rescue: Rescue;
  /** Its cards may turn out to be missing from what a hand of so many cards can give (T.start.unpayable). */
  readonly withholds: true;
  /** What its rules would have refused of what lies at a space all the same. */
  readonly misplaced: Misplaced;
  /** Who is ahead where the players play against each other. */
  readonly leads: Leads;
  /** The name that one of so many copies of a card bears by a sign of this chapter; the same where it bears none. */
  readonly signs: (name: string, copy: number, copies: number) => string;
  readonly limit: Limit;
  readonly follows: readonly Follow[];
  readonly steps: readonly Step[];
  /** What a table is like, as far as this chapter knows; no two tell the same. */
  readonly describes: (table: Table) => Told;
}

/**
 * What a section of a book brings; its file names the section.
 * @typeParam Brings the slots that it fills: one that it then leaves out does not compile
 * @typeParam Told what it tells of a table for the eye, where it does
 */
export type Chapter<Brings extends keyof Slots<unknown>, Told = never> = Pick<Slots<Told>, Brings>;

/** A chapter of whatever slots. */
export type AnyChapter<Told = unknown> = Partial<Slots<Told>>;

/** A table while facts are being made: what acts, follows and steps write through. */
export interface Game {
  readonly table: Table;
  readonly fate: Fate;
  /** Moves a piece and records the fact. */
  emit(piece: Piece, from: Place, to: Place, clause: ClauseId): void;
}
