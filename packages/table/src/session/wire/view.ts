/**
 * A table as one viewer sees it, and the messages that keep it up to date. This folder holds only the types of what is sent
 * between the desk and a browser, as plain JSON: cards, places, seats and clauses are named in the engine's notation, and no
 * message contains a card that its reader may not know.
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
  /** The hand of the quiet crew that holds the seat; absent where a person sits. */
  readonly crew?: CrewHand;
}

/** A table as one viewer may see it. */
export interface TableView {
  readonly id: string;
  /** The three words that lead to an open seat, for example "amber heron lock". They stop working once the game is over. */
  readonly words: string;
  /** The option code, for example "sea p2". */
  readonly code: string;
  readonly status: Status;
  readonly pace: Pace;
  readonly rev: number;
  /** The viewer's own seat, 0-based; null for a spectator. */
  readonly you: number | null;
  /** The seat whose hand the viewer has seen in this game but no longer holds: given up, or freed by the crew. */
  readonly lost?: number;
  /** One per seat of the option code; null where nobody sits. */
  readonly seats: readonly (SeatView | null)[];
  /** The masked table as the engine's one-line position; null before the deal. */
  readonly position: string | null;
  /** The last acts. They do not name cards that have gone where this viewer cannot look. */
  readonly log: readonly EntryView[];
  /** Whether there are earlier acts; `table.log` returns them. Absent at a desk that sends the whole log at once. */
  readonly earlier?: boolean;
  /** The most entries that this table accepts; absent at a desk without a limit. */
  readonly most?: number;
  /** The SHA-256 hash shown at the deal; null before it. */
  readonly commitment: string | null;
  /** Null until the game is over; for a daily deal, until its cards may be shown (`opensAt`). */
  readonly seed: string | null;
  /** Whether anybody may find the table in the lobby. */
  readonly listed: boolean;
  /** Whether everybody who sits here may ask the crew for advice. */
  readonly advice: boolean;
  /** The name of the deal, for example "sea-3p-7QK2M3", by which it can be played again. Known when `seed` is. */
  readonly deal: string | null;
  /** Set where somebody may know the cards; absent for a new deal. */
  readonly known?: KnownView;
  /** About how hard the deal is, from 1 to 5; absent where that has not been measured. */
  readonly grade?: number;
  /** The day of the daily deal that is played, for example "2026-11-21"; null for other deals. */
  readonly daily: string | null;
  /** Whether this attempt at a daily deal is the one that counts. */
  readonly counted: boolean;
  /** The result of the game; null until it is over. */
  readonly figures: Figures | null;
  /** How long the table gathers people who look for a crew; absent elsewhere, and from the deal on. */
  readonly gathersUntil?: string;
  /** How quickly the quiet crew acts; absent where it has never sat. */
  readonly crewPace?: CrewPace;
  /** Who is waited for during the game, and what the crew wishes to do about it. */
  readonly waiting: WaitingFor | null;
  /** What the table goes on from; absent where it was dealt from a seed alone. */
  readonly begins?: BeginsView;
  /** When an untouched table will be deleted, as an ISO time; set only when that is near. */
  readonly keptUntil?: string;
}

/** A deal that was chosen rather than made for this table, so that somebody may know its cards. */
export interface KnownView {
  /** When it was first played to its end, ISO 8601; null where nobody has finished it. */
  readonly since: string | null;
  /** Whether it is dealt only after every seat has agreed: at a public table, and in a duel. */
  readonly asks: boolean;
  /** For each seat, whether it has agreed. */
  readonly agreed: readonly boolean[];
}

/** A table that goes on from a real one, or from any position. */
export interface BeginsView {
  /** What lay open then, as a position line that is the same for everybody. */
  readonly position: string;
  /** The names by seat; empty where nobody was named. */
  readonly names: readonly string[];
  /** How many cards each seat enters before the deal; 0 where its hand is dealt. */
  readonly hands: readonly number[];
  /** For each seat, whether its hand is entered or need not be; all true once the cards are dealt. */
  readonly entered: readonly boolean[];
  /** The cards that the viewer entered, until the deal. */
  readonly mine: readonly string[] | null;
  /** Whether the viewer's hand clashed with another one and must be entered again. */
  readonly again: boolean;
}

/** The result of a finished game. */
export interface Figures {
  readonly turns: number;
  /** Cards laid from hands into the grid or onto the mountain. */
  readonly placed: number;
  /** How many of them cost nothing. */
  readonly free: number;
  /** Cards paid for the others, for spaces turned over, and for Goats herded. */
  readonly paid: number;
  /** Cards discarded two at a time instead of laying one. */
  readonly discarded: number;
  /** Cards to spare at the end; negative where there were too few. */
  readonly spare: number;
  /** How many spaces are still open. */
  readonly open: number;
  /** Points by seat, in a duel. */
  readonly scores?: readonly number[];
}

/** A table that waits for somebody to act. */
export interface WaitingFor {
  /** The seats that are asked, 0-based. */
  readonly seats: readonly number[];
  /** When the wait began, ISO 8601. */
  readonly since: string;
  /** When the wait counts as late at the pace of the table, ISO 8601; null where there is no limit. */
  readonly lateAt: string | null;
  /** Whether they have been nudged during this wait. */
  readonly nudged: boolean;
  /** One for each seat; a wish is kept until somebody acts. */
  readonly wishes: readonly Wish[];
}

/** One act and all that followed from it. */
export interface EntryView {
  readonly rev: number;
  /** The turn the act belongs to, counted from 1. */
  readonly turn: number;
  /** The seat that acted, 0-based. */
  readonly seat: number;
  /** Facts in notation, for example "47 hand:1>r4c2 T.place.empty"; "?" is a card this viewer may not know. */
  readonly facts: readonly string[];
  /** ISO 8601, for display; only `rev` gives the order. */
  readonly at: string;
}

/** The answer to `table.log`: acts before a revision, as the asker may see them now. */
export interface LogPage {
  readonly entries: readonly EntryView[];
  /** Whether there are still earlier acts. */
  readonly earlier: boolean;
}

/** One message of the stream. */
export type Frame =
  /** The whole table. Sent first, after a gap, and when seats change, cards are dealt, or the game ends. */
  | { readonly kind: "table"; readonly rev: number; readonly view: TableView }
  /** One act; its revision is the previous one plus 1. */
  | { readonly kind: "entry"; readonly rev: number; readonly entry: EntryView }
  /** Has no id and no revision of its own. */
  | {
      readonly kind: "presence";
      readonly seats: readonly Presence[];
      /** Since when the holder of each seat has been away, to the minute; null if here, or not seen leaving. */
      readonly since: readonly (string | null)[];
    }
  /** Has no id and no revision of its own. What the crew points at over a Storm; null when the markers are lifted. */
  | { readonly kind: "council"; readonly council: CouncilView | null }
  /** Has no id and no revision of its own. What a crew says and shows each other after its game; sent only to its seats. */
  | { readonly kind: "talk"; readonly talk: TalkView };

/** What a crew says and shows each other after its game, and only then. Deleted when the last of them has left. */
export interface TalkView {
  /** Whether lines are accepted; at a public table, only once every seat has switched talk on. */
  readonly on: boolean;
  /** For each seat, whether it has switched talk on. */
  readonly wants: readonly boolean[];
  /** The one line of each seat that has said something, the earliest first. */
  readonly lines: readonly { readonly seat: number; readonly text: string }[];
  /** Who leads through the replay, and where they are; null where everybody looks at it alone. */
  readonly lead: LeadView | null;
}

/** The place in a replay that a seat leads the others to. */
export interface LeadView {
  readonly seat: number;
  /** After how many acts. */
  readonly stop: number;
  /** Another line, as a replay link carries it; null for the game as it was played. */
  readonly line: string | null;
}

/** The markers of a council, one for each seat: the name of a place, `keep`, or null for a seat that has said nothing. */
export interface CouncilView {
  /** What the markers are about; they mean nothing for any other matter. */
  readonly matter: string;
  readonly markers: readonly (string | null)[];
}
