/**
 * What travels between the desk and a browser: types only, plain JSON. Cards, places, seats and clauses are named in
 * the engine's notation; no card that its reader may not know is ever in any of these.
 */

import type { CrewHand } from "@stillwater/crew";
import type { Language } from "@stillwater/rulebook";
import type { CrewPace } from "./crew-pace";
import type { Pace } from "./pace";
import type { Wish } from "./wishes";

export type { Language };

/** `waiting` for seats to fill, `playing` since the deal, then `won` or `lost`; `stopped` where the crew agreed to end. */
export type Status = "waiting" | "playing" | "won" | "lost" | "stopped";

/** Whether a seat has an open stream; an empty seat is `away`. */
export type Presence = "here" | "away";

export interface SeatView {
  readonly name: string;
  readonly language: Language;
  /** The hand of the quiet crew that has the seat; left out where a person sits. */
  readonly crew?: CrewHand;
}

/** A table as one viewer may see it. */
export interface TableView {
  readonly id: string;
  /** The three words that lead to an open seat, for example "amber heron lock". Dead once the game is over. */
  readonly words: string;
  /** The option code, for example "sea p2". */
  readonly code: string;
  readonly status: Status;
  readonly pace: Pace;
  readonly rev: number;
  /** The viewer's own seat, 0-based; null for a spectator. */
  readonly you: number | null;
  /** The seat whose hand the viewer has seen in this game and holds no more: given up, or freed by the crew. */
  readonly lost?: number;
  /** One per seat of the option code; null where nobody sits. */
  readonly seats: readonly (SeatView | null)[];
  /** The masked table as the engine's one-line position; null before the deal. */
  readonly position: string | null;
  /** The last acts. A card that has gone where this viewer cannot look is named nowhere in them. */
  readonly log: readonly EntryView[];
  /** Whether there are acts before those; `table.log` brings them. Absent at a desk that tells all at once. */
  readonly earlier?: boolean;
  /** The most entries this table takes; none at a desk that never tires. */
  readonly most?: number;
  /** SHA-256 shown at the deal; null before it. */
  readonly commitment: string | null;
  /** Null until the game is over, and until the day is over where others play the same daily deal. */
  readonly seed: string | null;
  /** Whether anybody may find the table in the lobby. */
  readonly listed: boolean;
  /** Whether everybody who sits here may ask what the crew would do. */
  readonly advice: boolean;
  /** The name of the deal, for example "sea-3p-7QK2M3": by it the deal can be played again. Known when `seed` is. */
  readonly deal: string | null;
  /** Set where somebody may know the cards; absent where they are new. */
  readonly known?: KnownView;
  /** About how hard the deal is, from 1 to 5; absent where that was not found out. */
  readonly grade?: number;
  /** The day of the daily deal that is played, for example "2026-11-21". */
  readonly daily: string | null;
  /** Whether this is the attempt at a daily deal that counts. */
  readonly counted: boolean;
  /** What the game came to; null until it is over. */
  readonly figures: Figures | null;
  /** Until when the table gathers people who look for a crew; absent elsewhere, and from the deal on. */
  readonly gathersUntil?: string;
  /** How quickly the quiet crew acts; absent where it never sat. */
  readonly crewPace?: CrewPace;
  /** Who is waited for while the game goes on, and what the crew wishes to do about it. */
  readonly waiting: WaitingFor | null;
  /** Where the table goes on from; absent where it was dealt from a seed alone. */
  readonly begins?: BeginsView;
  /** Until when the table is kept if nobody touches it, as an ISO time; there only when that is near. */
  readonly keptUntil?: string;
}

/** A deal that was chosen, not made for this table: somebody may know its cards. */
export interface KnownView {
  /** When it was first played to its end, ISO 8601; null where nobody has finished it. */
  readonly since: string | null;
  /** Whether it is dealt only when every seat has said yes: at a public table, and in a duel. */
  readonly asks: boolean;
  /** Who has, by seat. */
  readonly agreed: readonly boolean[];
}

/** A table that goes on from a real one, or from any position. */
export interface BeginsView {
  /** What lay open then, as a position line: the same for everybody. */
  readonly position: string;
  /** Who sat where; empty where nobody was named. */
  readonly names: readonly string[];
  /** How many cards each seat enters before the deal; none where its hand is dealt. */
  readonly hands: readonly number[];
  /** Which seats have entered theirs; all of them once the cards are dealt. */
  readonly entered: readonly boolean[];
  /** The viewer's own cards as they were entered, until the deal. */
  readonly mine: readonly string[] | null;
  /** The hand the viewer entered did not go with another one, and is asked for again. */
  readonly again: boolean;
}

/** What a finished game comes to. */
export interface Figures {
  readonly turns: number;
  /** Cards laid from hands into the grid or onto the mountain. */
  readonly placed: number;
  /** Those of them that cost nothing. */
  readonly free: number;
  /** Cards paid for the others, and for spaces turned over and Goats herded. */
  readonly paid: number;
  /** Cards discarded two at a time instead of playing. */
  readonly discarded: number;
  /** Cards to spare at the end; below zero where there were too few. */
  readonly spare: number;
  /** Spaces still open. */
  readonly open: number;
  /** Points by seat, in a duel. */
  readonly scores?: readonly number[];
}

/** A table that waits for somebody to act. */
export interface WaitingFor {
  /** Seats that are asked, 0-based. */
  readonly seats: readonly number[];
  /** Since when, ISO 8601. */
  readonly since: string;
  /** When the pace of the table calls it late, ISO 8601; null where there is no hurry. */
  readonly lateAt: string | null;
  /** Whether they have been nudged since. */
  readonly nudged: boolean;
  /** One for each seat; a wish counts until somebody acts. */
  readonly wishes: readonly Wish[];
}

/** One act and all that followed from it. */
export interface EntryView {
  readonly rev: number;
  /** The turn the act belongs to, counted from 1. */
  readonly turn: number;
  /** Who acted, 0-based. */
  readonly seat: number;
  /** Facts in notation, for example "47 hand:1>r4c2 T.place.empty"; "?" is a card this viewer may not know. */
  readonly facts: readonly string[];
  /** ISO 8601, for people; order goes by rev alone. */
  readonly at: string;
}

/** The answer to `table.log`: acts before a revision, as the asker may look them up now. */
export interface LogPage {
  readonly entries: readonly EntryView[];
  /** Whether there are still earlier ones. */
  readonly earlier: boolean;
}

/** One message of the stream. */
export type Frame =
  /** Everything. Sent at first, after a gap, and when seats change, cards are dealt, or the game ends. */
  | { readonly kind: "table"; readonly rev: number; readonly view: TableView }
  /** One act; its rev is the one before plus 1. */
  | { readonly kind: "entry"; readonly rev: number; readonly entry: EntryView }
  /** Has no id and does not count. */
  | {
      readonly kind: "presence";
      readonly seats: readonly Presence[];
      /** Since when who is away has been, to the minute; null for who is here or was not seen leaving. */
      readonly since: readonly (string | null)[];
    }
  /** Has no id and does not count. What the crew points at over a Storm; null when the markers are lifted. */
  | { readonly kind: "council"; readonly council: CouncilView | null }
  /** Has no id and does not count. What a crew says and shows each other after its game; sent to its seats alone. */
  | { readonly kind: "talk"; readonly talk: TalkView };

/** What a crew says and shows each other after its game, and only then. Gone when the last of them has gone. */
export interface TalkView {
  /** Whether lines are taken: at a public table not before every seat has switched talk on. */
  readonly on: boolean;
  /** For each seat, whether it has switched talk on. */
  readonly wants: readonly boolean[];
  /** The one line of each seat that has said something, the earliest first. */
  readonly lines: readonly { readonly seat: number; readonly text: string }[];
  /** Who leads through the replay, and where they are; null where everybody looks for themselves. */
  readonly lead: LeadView | null;
}

/** A place in a replay that a seat leads to. */
export interface LeadView {
  readonly seat: number;
  /** After so many acts. */
  readonly stop: number;
  /** Another line, as a link to a replay carries it; null on the game as it was played. */
  readonly line: string | null;
}

/** The markers of a council: one for each seat, the name of a place, `keep`, or null for nothing said. */
export interface CouncilView {
  /** What they are about; at another matter they mean nothing. */
  readonly matter: string;
  readonly markers: readonly (string | null)[];
}

type HoldsView = "yes" | "no" | "unknown";

/** One rule's finding, in names and numbers. */
interface FindingView {
  readonly clause: string;
  readonly holds: HoldsView;
  readonly with: Readonly<Record<string, string | number | boolean>>;
}

/** Why an act was refused: the engine's verdict as names. */
export interface VerdictView {
  readonly allowed: HoldsView;
  readonly price: number;
  readonly findings: readonly FindingView[];
}

/** Where a text could not be read, and why, as a machine code. */
export interface ProblemView {
  readonly at: number;
  readonly what: string;
}

/** The answer to `table.act`. Only `rev` means that it was done. */
export type ActReply =
  /**
   * Done and durable: the act is entry `rev`. The same command id always gets this same answer. An act that changes
   * nothing is no entry; `rev` is then the table's as it stood.
   */
  | { readonly rev: number }
  /** The rules say no. */
  | { readonly refused: VerdictView }
  /** The table has moved on to this rev; nothing was done. */
  | { readonly stale: number }
  /** This command id was used for another act. */
  | { readonly mismatch: true }
  /** The act's text cannot be read. */
  | { readonly unreadable: ProblemView };

/** The answer to `table.open`. */
export type OpenReply =
  | { readonly table: string; readonly words: string; readonly rev: number }
  /**
   * The option code cannot be read or is not allowed. `deal.unknown`: no deal of this name may be played again.
   * `daily.unknown`: there is no daily deal for this game or day. `grade.none`: no deal of this grade is ready.
   */
  | { readonly unreadable: ProblemView };

/** The answer to `table.sit`. */
export type SitReply =
  | { readonly seat: number; readonly rev: number }
  /**
   * `taken`: that seat, or every seat, has somebody in it. `other`: you hold or held another seat of this game.
   * `over`: the game has ended.
   */
  | { readonly refused: "taken" | "other" | "over" };

/**
 * The answer to `table.change`. `dealt`: the cards are dealt. `guest`: only the first of those who sit changes the table.
 * `fixed`: the deal of a day, or a table that goes on, has its settings. `seated`: somebody sits where no seat would be.
 */
export type ChangeReply =
  | { readonly rev: number }
  | { readonly unreadable: ProblemView }
  | { readonly refused: "dealt" | "guest" | "fixed" | "seated" };

/**
 * The answer to `table.say`, `table.allowTalk` and `table.lead`. `playing`: the game is not over, and while it goes on
 * nothing is said. `off`: not everybody at this public table has switched talk on. `alone`: nobody else sits there.
 */
export type TalkReply = { readonly done: true } | { readonly refused: "playing" | "off" | "alone" };

/**
 * The answer to `table.fill`. `dealt`: the cards are dealt. `guest`: only the first of the people who sit there gives seats
 * to the crew. `fixed`: hands are entered here, each by who holds it.
 */
export type FillReply = { readonly rev: number } | { readonly refused: "dealt" | "guest" | "fixed" };

/** The answer to `table.seek`: the table at which the asker sits now. */
export type SeekReply = { readonly table: string };

/** The answer to `table.sameCrew`. `playing`: the game is not over. `taken`: somebody else sits in that seat by now. */
export type SameCrewReply = { readonly table: string } | { readonly refused: "playing" | "taken" };

/** The answer to `table.paceCrew`. `crewless`: the quiet crew does not play here. */
export type CrewPaceReply = { readonly rev: number } | { readonly refused: "crewless" };

/** The answer to `table.leave`. */
export type LeaveReply = { readonly rev: number } | { readonly refused: "seatless" | "over" };

/** The answer to `table.deal`. */
export type DealReply =
  | { readonly rev: number }
  /**
   * `hands`: somebody has not entered the hand held at the real table. `clash`: two hands hold the same card; they are
   * forgotten, and asked for again. `unsaid`: somebody may know these cards, and not every seat has said yes to that.
   */
  | { readonly refused: "seatless" | "empty-seats" | "dealt" | "hands" | "clash" | "unsaid" };

/** What is wrong with a position or with cards, in the words of `problemText`. */
export interface WrongView {
  /** An offset into the position; for a hand, which of its cards, from 0. */
  readonly at: number;
  readonly what: string;
  readonly with: Readonly<Record<string, string | number>>;
}

/** The answer to `table.openFrom`. */
export type OpenFromReply =
  | { readonly table: string; readonly words: string; readonly rev: number }
  | { readonly wrong: readonly WrongView[] };

/**
 * The answer to `table.hand`. `unasked`: no hand is to be entered here. Among what is wrong, `hand.count` is a hand of another size.
 */
export type HandReply =
  | { readonly rev: number }
  | { readonly wrong: readonly WrongView[] }
  | { readonly refused: "seatless" | "dealt" | "unasked" };

/** The answer to `table.find`: one shape for unknown words, ended tables and full ones. */
export type FindReply = { readonly table: string } | { readonly table: null };

/**
 * The answer to `table.mark`. `closed`: the crew is not asked about that Storm, or not any more. `unlisted`: no Storm
 * lies there.
 */
export type MarkReply = { readonly marked: string | null } | { readonly refused: "closed" | "unlisted" };

/** The answer to `table.accept`. `unasked`: these cards need nobody's yes. */
export type AcceptReply = { readonly rev: number } | { readonly refused: "seatless" | "unasked" };

/** The answer to `table.nudge`: once for each wait. */
export type NudgeReply = { readonly rev: number } | { readonly refused: "nobody" | "early" | "nudged" };

/** The answer to `table.wish`; `done` says what the wish has brought about. */
export type WishReply =
  | { readonly rev: number; readonly done: "freed" | "crewed" | "stopped" | null }
  | { readonly refused: "nobody" | "early" | "seatless" };

/** The answer to `table.replay`. */
export type ReplayReply =
  /** The game goes on, or others play the same daily deal until the day is over. */
  | {
      readonly over: false;
      readonly sealed: boolean;
      /** It was ended early, and lies open to those who played it only. */
      readonly closed?: true;
    }
  | {
      readonly over: true;
      readonly table: string;
      readonly code: string;
      readonly status: Status;
      readonly names: readonly (string | null)[];
      readonly seed: string;
      readonly commitment: string;
      readonly deal: string | null;
      readonly grade?: number;
      readonly daily: string | null;
      readonly figures: Figures | null;
      readonly begins: BeginningView | null;
      /** The deal first (seat -1, no act), then every act, with nothing hidden. */
      readonly entries: readonly VerifyEntry[];
    };

/** The answer to `lobby.list`. */
export interface LobbyView {
  readonly open: readonly LobbyTable[];
  readonly playing: readonly LobbyTable[];
}

/** A public table. */
export interface LobbyTable {
  readonly id: string;
  readonly code: string;
  readonly pace: Pace;
  readonly openedAt: string;
  /** One for each seat; null where it is free. */
  readonly seats: readonly (SeatView | null)[];
  /** Set where somebody may know the cards. */
  readonly known?: Pick<KnownView, "since">;
}

/** The answer to `deal.results`: how crews have done with a deal. */
export interface DealView {
  readonly deal: string;
  readonly code: string;
  readonly results: readonly CrewResult[];
}

interface CrewResult {
  readonly table: string;
  readonly status: Status;
  readonly figures: Figures | null;
  readonly counted: boolean;
  readonly at: string;
}

/** The answer to `daily.month`: the asker's own daily games of a month. */
export interface DailyMonth {
  /** The day it is on the server, the same for everybody. */
  readonly today: string;
  readonly first: string;
  readonly games: readonly DailyGame[];
  /** About how hard today's deals are, from 1 to 5, by option code, as far as that is known. */
  readonly grades: Readonly<Record<string, number>>;
}

/** The answer to `deal.grades`. */
export interface GradesReady {
  /** Whether deals of this set have grades. */
  readonly graded: boolean;
  /** The grades of which a deal waits for a table. */
  readonly ready: readonly number[];
}

interface DailyGame {
  readonly day: string;
  readonly code: string;
  readonly table: string;
  readonly status: Status;
  readonly counted: boolean;
  readonly figures: Figures | null;
}

/** The answer to `daily.standing`: how crews have done on a day, open to who has played it or when it is over. */
export interface DailyStanding {
  readonly played: number;
  readonly won: number;
  /** Cards to spare of those that won, in rising order. */
  readonly spare: readonly number[];
}

/** The answer to `me.logbook`. */
export interface LogBookPage {
  readonly games: readonly LoggedGame[];
  /** Asks for the next page; null where there is none. */
  readonly next: string | null;
}

interface LoggedGame {
  /** Set where the quiet crew played along: nobody's result. */
  readonly crew?: true;
  readonly table: string;
  readonly code: string;
  readonly status: Status;
  readonly at: string;
  readonly names: readonly string[];
  readonly deal: string | null;
  readonly daily: string | null;
  readonly counted: boolean;
  readonly figures: Figures | null;
}

/** The answer to `table.verify`. */
export type VerifyReply =
  | {
      readonly over: false;
      readonly commitment: string | null;
      /** It was ended early, and lies open to those who played it only. */
      readonly closed?: true;
    }
  | {
      readonly over: true;
      readonly code: string;
      readonly tableId: string;
      readonly seed: string;
      readonly commitment: string;
      readonly begins: BeginningView | null;
      /** While the quiet crew had a seat, so that its decisions can be made again. */
      readonly crew: readonly CrewStayView[];
      /** The deal first (seat -1, no act), then every act, with nothing hidden. */
      readonly entries: readonly VerifyEntry[];
    };

/** A hand of the quiet crew in a seat: which, of which version, and from which revision to which; null where it stayed. */
export interface CrewStayView {
  readonly seat: number;
  readonly hand: CrewHand;
  readonly version: number;
  readonly from: number;
  readonly to: number | null;
}

/** Where a finished game went on from; null where it was dealt from its seed alone. */
export interface BeginningView {
  /** With nothing hidden, before anything went on. */
  readonly position: string;
  /** Whether hands were entered by their holders, or dealt from the seed like everything that nobody had seen. */
  readonly hands: "entered" | "dealt";
}

interface VerifyEntry {
  readonly rev: number;
  readonly seat: number;
  /** The act's text, empty for the deal. */
  readonly act: string;
  readonly facts: readonly string[];
  readonly at: string;
}

/** The answer to `me.get`: null for a browser that has never sat down or given a name. */
export interface GuestView {
  readonly name: string;
  readonly language: Language;
  /** Tables this guest holds a seat at, the latest first. */
  readonly tables: readonly {
    readonly id: string;
    readonly words: string;
    readonly code: string;
    readonly status: Status;
    /** Whether the guest is asked for something there. */
    readonly turn: boolean;
    /** Whether the crew has nudged the guest there. */
    readonly nudged: boolean;
  }[];
}

/** The answer to `me.moveLink`; the code belongs into the fragment of a link, never into its path or query. */
export interface MoveLinkReply {
  readonly code: string;
  /** ISO 8601. */
  readonly expires: string;
}

/** The answer to `me.claim`. */
export type ClaimReply =
  | { readonly claimed: true; readonly tables: readonly string[] }
  /** `holds`: nothing was done, because this browser would lose its seats at so many tables; `replace` agrees to that. */
  | { readonly claimed: false; readonly holds?: number };

/** The answer to `push.key`: the site's public key, base64url. */
export interface PushKeyReply {
  readonly key: string;
}

/** The answer to `push.on` and `push.off`: whether messages are sent to the device from now on. */
export interface PushReply {
  readonly kept: boolean;
}

/** What a message to a closed page says, encrypted for the device alone: whose table, never what lies on it. */
export interface PushMessage {
  readonly kind: "turn" | "nudge";
  readonly table: string;
  readonly words: string;
  /** The others at the table, by name. */
  readonly crew: readonly string[];
  readonly language: Language;
}

/** The answer to `me.export`: what is kept about the asker, by what it is, as rows. */
export interface KeptOfMe {
  readonly format: "stillwater/person/1";
  readonly at: string;
  readonly [what: string]: unknown;
}

/** Machine-readable reason beside a transport error's code (`error.data.reason`). */
export type ErrorReason =
  | "not-found"
  | "no-guest"
  | "no-seat"
  | "not-dealt"
  | "full"
  | "log-full"
  | "slow-down"
  | "draining"
  // What is stored of the table is not what was written. Nothing can be kept just now: nobody answers there; no room is left; what was kept is not where it was.
  | "damaged"
  | "storage"
  | "storage-full"
  | "storage-gone";
