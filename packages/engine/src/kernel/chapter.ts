/**
 * What a chapter of the rulebook may say. Chapters only forbid, charge, free, oblige or bring an act of their own, so
 * findings combine by *and*, prices by *plus* (or drop to nothing where one chapter frees), hand limits by *min* and what is
 * allowed beyond them by *plus*, and the order never matters. What concerns several chapters is a slot: no chapter is handed
 * a function of another.
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

/** What a person attempts. All acts have one shape, so that a rule can read any of them. */
export interface Act {
  readonly type: ActType;
  readonly seat: Seat;
  /** The card played, or 0. */
  readonly card: Piece;
  /** Where it is played to, or 0. */
  readonly to: Place;
  /** The cards given, face down. */
  readonly cards: readonly Piece[];
  /** Numbers that are said openly, such as a split of the eight. */
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

/** The values that a sentence about a finding is made from: names in notation, numbers, flags. */
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
  /** Numbering order. The numbers of an option set are frozen, since stored games rely on them. */
  readonly sort: number;
  readonly starts: string;
  /** A token, numbered after the cards. `box`: people move it by hand; `books`: it is kept here only. */
  readonly token?: "box" | "books";
  /** The clause by which this card can never be discarded. */
  readonly kept?: ClauseId;
  /** Revealed to everybody the moment it is drawn into a hand. */
  readonly shown?: true;
  /** Never in a hand: it lies open, or takes effect in the open as soon as it is turned up. */
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
  /** The cards at all places of a region are kept together as one bitset. */
  readonly region?: string;
  /** For a stack that may be reshuffled: the name of the place where one piece lies for each reshuffle so far. */
  readonly shuffles?: string;
  /** The names or kinds of the pieces that it can hold; `cards` for any card and no token. */
  readonly holds: "cards" | readonly string[];
  /** The most pieces that it can hold; null for any number. */
  readonly most: number | null;
  /** Cards may still come to the board from this place. */
  readonly source?: true;
  /** A stack with cards of its own: it holds nothing else, and they are in no other stack. */
  readonly own?: true;
  /** At a real table everybody sees what lies here, so nobody has to name it before it matters. */
  readonly unnamed?: true;
  /** Everything here is revealed and the order does not matter, so nobody is asked which piece is next. */
  readonly unordered?: true;
  /** Pieces here must be dealt with before the turn goes on. */
  readonly pending?: true;
  /** What lies here stands on the card of the cell that the name of the place says, and goes with it. */
  readonly standing?: true;
}

/**
 * What acts of several chapters have in common, so that a rule can refer to them without knowing their names.
 * - `action`: the action of a turn, after which the turn goes on
 * - `gives`: cards of the acting hand may be given along with it
 * - `islands`: a card takes a space of the grid by its number
 * - `aims`: a card is played at a space of the grid
 * - `takes`: a card is taken off the grid
 * - `strikes`: the card played goes to the same place as the card that it takes
 * - `starts`: it begins the way across the grid
 * - `wins`: it is meant to end the game as won
 * - `settles`: it gives cards that are owed
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
 * What remains after people have broken a rule without noticing; play can go on from such a position.
 * - `lies`: the break stays visible on the board
 * - `passes`: nothing remains, since the rule applied only at the moment of the act
 */
export type Slip = "lies" | "passes";

/** Which acts a rule is about: every act, all with a trait, or acts of its own chapter by name (a law test checks this). */
export type Scope = "every" | Trait | readonly ActType[] | AllBut;

/** All acts with a trait, except for some of the rule's own chapter. */
export interface AllBut {
  readonly trait: Trait;
  readonly but: readonly ActType[];
}

/**
 * What a rule looks at, for callers that judge an act in advance or know more than the table shows.
 * - `turn`: whether the seat is asked
 * - `start`: whether the way across the grid has to be begun first
 * - `hand`: whether the seat holds the card
 * - `gift`: whether the seat's hand can give so many cards
 * - `pay`: whether the seat can pay the price, and pays it
 * - `taken`: whether what lies at a space leaves room
 * - `next`: whether the space can take a card at all now
 * - `order`: whether the number lies between those beside it
 * - `cost`: what the act costs
 */
export type Subject = "turn" | "start" | "hand" | "gift" | "pay" | "taken" | "next" | "order" | "cost";

/**
 * How often the list of moves asks a rule; law tests check the last five.
 * - `offer`: for each candidate
 * - `seat`: once, since the rule looks at the seat only
 * - `choice`: never, since the rule looks at the cards chosen to complete an offer
 * - `paid`: for each candidate that costs something, since the rule always holds where an act costs nothing
 * - `honoured`: never, since the list or `offers` already keeps the rule; `honoured-seat`: and it looks at the seat only
 * - `rising`: never where the cards of each line rise; for each candidate where one lies out of order (`asItLies`)
 * - `closes`: once, to add the cells that the rule closes to whatever the seat could aim at them now
 * - `narrows`: once for each run of free cells, to cut off at both ends what the rule forbids; what it allows is one run
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

/** Forbids: says whether an act is allowed, and with which values that is told. */
export interface Rule {
  readonly clause: ClauseId;
  readonly on: Scope;
  /** The most telling refusals have the lowest rank; ties go by clause. */
  readonly rank: number;
  readonly about: Subject | null;
  readonly asked: RuleAsking;
  /** Null for a rule that nobody can break without noticing. */
  readonly slip: Slip | null;
  /** `price` is the sum of all levies on the act. */
  readonly test: (table: Table, act: Act, price: number) => Answer;
  readonly tell: (table: Table, act: Act, price: number) => Evidence;
}

/** Consecutively numbered places; none where the last comes before the first. */
export interface Span {
  first: Place;
  last: Place;
}

/** Charges: how many cards an act costs. Prices add up. */
export interface Levy {
  readonly clause: ClauseId;
  readonly on: Scope;
  readonly about: Subject | null;
  /** The price, or the least that it can be where it depends on a card that nobody here sees. */
  readonly price: (table: Table, act: Act) => number;
  /** The most that the price can be; null where that is never more than `price`. */
  readonly most: ((table: Table, act: Act) => number) | null;
  readonly tell: (table: Table, act: Act) => Evidence;
  /** Evidence where another chapter frees the act of its price, beside that chapter's clause (`by`); null where none can. */
  readonly freed: Evidence | null;
  /** For a levy that lowers prices: the least that a card with a price still costs. Null where it takes nothing off. */
  readonly leaves: number | null;
  /** Whether it charges nothing between the ends of any run that `offers` names; a law test checks this. */
  readonly atEnds: boolean;
}

/** Frees: an act in its scope costs nothing, whatever is levied on it. */
export interface Relief {
  readonly clause: ClauseId;
  readonly on: Scope;
  readonly frees: (table: Table, act: Act) => boolean;
}

/** Hinders: an allowed act is tried and comes to nothing, except for what it reveals. */
export interface Hindrance {
  readonly clause: ClauseId;
  readonly on: Scope;
  /** Whether the act is hindered; if so, reveals why. */
  readonly does: (game: Game, act: Act) => boolean;
}

/** A reason, other than a price, why cards on a seat's tray are owed. They are given citing its clause. */
export interface Debt {
  readonly clause: ClauseId;
  /** Whether this is why a seat that owes cards now owes them. */
  readonly due: (table: Table, seat: Seat) => boolean;
}

/** Whether nothing can be placed yet on a line of the grid. A rule of the same chapter refuses it when it is tried. */
export type Closing = (table: Table, line: Line) => boolean;

/** How many cards of a seat's pile may be given unseen once so many are drawn from it. */
export type Unseen = (table: Table, seat: Seat, drawn: number) => number;

/** Whether somebody could still change, at any time, what the player in turn may do. */
export type Rescue = (table: Table) => Answer;

/** A hand limit of a seat; the smallest of all chapters counts. */
export type Limit = (table: Table, seat: Seat) => number;

/** How many cards a seat may hold beyond its limit; those of all chapters add up. */
export type Allowance = (table: Table, seat: Seat) => number;

/** The seat that is ahead; null in a complete tie. */
export type Leads = (table: Table) => Seat | null;

/** Findings of rules on what lies at a space although they would have refused it. */
export type Misplaced = (table: Table, space: Place) => readonly Finding[];

/** What happens as a consequence of a piece coming to a place. */
export interface Follow {
  readonly clause: ClauseId;
  readonly onto: (place: PlaceSpec) => boolean;
  readonly does: (game: Game, fact: Fact) => void;
}

/**
 * When a step may be due; a law test checks this.
 * - `deal`: never again once the first turn has begun
 * - `named-deal`: the same, and the people who see the cards that it reveals name them
 * - `turn`: in any turn
 * - `pending`: in any turn, but only while something lies at a pending place; otherwise the step is not asked
 */
export type StepTime = "deal" | "named-deal" | "turn" | "pending";

/** What comes next: a seat is asked, or it happens by itself. Whether it is due is read off the table, never remembered. */
export type Step = {
  readonly name: StepName;
  readonly clause: ClauseId;
  /** The due step of lowest rank comes first. */
  readonly rank: number;
  readonly when: StepTime;
  readonly due: (table: Table) => boolean;
} & (
  | { readonly asks: (table: Table, seat: Seat) => boolean; readonly runs?: undefined }
  /** Run again for as long as the step is due. */
  | { readonly runs: (game: Game) => void; readonly asks?: undefined }
);

export type StepName = (typeof STEP_NAMES)[number];

/** Collects what may be attempted, without making an object per candidate. */
export interface OfferList {
  add(type: ActType, card: Piece, to: Place): void;
  /** The same for each place of a run. */
  addRun(type: ActType, card: Piece, first: Place, last: Place): void;
}

/** An act a chapter owns: what can be attempted, and which facts it makes. */
export type ActSpec = {
  readonly type: ActType;
  /** The step in which it is asked for; `any` for an act that anybody may do while somebody is asked for something. */
  readonly during: StepName | "any";
  readonly clause: ClauseId;
  /** Whether each seat that is asked does it for itself, in any order: the acts of two seats then never conflict. */
  readonly each: boolean;
  readonly traits: readonly Trait[];
  /** Candidates for a seat; may leave out targets that can never be legal. */
  readonly offers: (table: Table, seat: Seat, list: OfferList) => void;
  /** Whether an act that aims at no space of the board can have been done against the rules; null where none can. */
  readonly slips: ((table: Table, act: Act) => boolean) | null;
  /** Adds what an act needs and a packed list of moves has no room for; null where it has room for everything. */
  readonly complete: ((table: Table, act: Act) => Act) | null;
  readonly does: (game: Game, act: Act) => void;
} & (
  | {
      /**
       * Every place that this act could aim a card at, legal or not; for UNSEEN, where it could aim without playing a card.
       * It is judged there before a card is given, so the cards that it takes must be its price, charged by a levy on it.
       */
      readonly targets: (rulebook: Rulebook, card: Piece) => readonly Place[];
      readonly chooses: null;
    }
  | {
      readonly targets: null;
      /** How many cards must be chosen to complete an offer of this act, besides its price; null for none. */
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
  /** Because of its cards a hand may be able to give fewer cards than its size suggests (T.start.unpayable). */
  readonly withholds: true;
  /** Findings of its rules on what lies at a space although they would have refused it. */
  readonly misplaced: Misplaced;
  /** Who is ahead, in a game where the players play against each other. */
  readonly leads: Leads;
  /** The name of one copy of a card, changed where the copy bears a sign of this chapter, such as `g7*`. */
  readonly signs: (name: string, copy: number, copies: number) => string;
  readonly limit: Limit;
  readonly allowance: Allowance;
  readonly follows: readonly Follow[];
  readonly steps: readonly Step[];
  /** This chapter's part of the description of a table; no two chapters tell the same. */
  readonly describes: (table: Table) => Told;
}

/**
 * What a section of a book brings; its file names the section.
 * @typeParam Brings the slots that it fills; leaving one of these out does not compile
 * @typeParam Told its part of the description of a table, if it has one
 */
export type Chapter<Brings extends keyof Slots<unknown>, Told = never> = Pick<Slots<Told>, Brings>;

/** A chapter that fills any slots. */
export type AnyChapter<Told = unknown> = Partial<Slots<Told>>;

/** A table while facts are being made; acts, follows and steps write through it. */
export interface Game {
  readonly table: Table;
  readonly fate: Fate;
  /** Moves a piece and records the fact. */
  emit(piece: Piece, from: Place, to: Place, clause: ClauseId): void;
}
