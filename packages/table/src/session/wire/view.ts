/**
 * A table as one viewer sees it, and the messages that keep it up to date. What travels between the desk and a browser, in
 * this folder, is types only, plain JSON: cards, places, seats and clauses are named in the engine's notation, and no card
 * that its reader may not know is ever in any of it.
 */

import type { CrewHand } from "@stillwater/crew";
import type { Language } from "@stillwater/rulebook";
import type { CrewPace } from "../crew-pace";
import type { Pace } from "../pace";
import type { Wish } from "../wishes";

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
