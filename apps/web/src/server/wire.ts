/**
 * What travels between the desk and a browser: types only, plain JSON. Cards, places, seats and clauses are named in
 * the engine's notation; no card that its reader may not know is ever in any of these.
 */

export type { AppRouter } from "./routers/router";

/** The languages a person can read a table in. */
export type Language = "en" | "fr" | "de";

/** How quickly a table means to play; a sentence for people, nothing is enforced by it. */
export type Pace = "now" | "today" | "week" | "none";

/** `waiting` for seats to fill, `playing` since the deal, then `won` or `lost`. */
export type Status = "waiting" | "playing" | "won" | "lost";

/** Whether a seat has an open stream; an empty seat is `away`. */
export type Presence = "here" | "away";

export interface SeatView {
  readonly name: string;
  readonly language: Language;
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
  /** One per seat of the option code; null where nobody sits. */
  readonly seats: readonly (SeatView | null)[];
  /** The masked table as the engine's one-line position; null before the deal. */
  readonly position: string | null;
  /** Every act so far. A card that has gone where this viewer cannot look is named nowhere in it. */
  readonly log: readonly EntryView[];
  /** SHA-256 shown at the deal; null before it. */
  readonly commitment: string | null;
  /** Null until the game is over. */
  readonly seed: string | null;
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

/** One message of the stream. */
export type Frame =
  /** Everything. Sent at first, after a gap, and when seats change, cards are dealt, or the game ends. */
  | { readonly kind: "table"; readonly rev: number; readonly view: TableView }
  /** One act; its rev is the one before plus 1. */
  | { readonly kind: "entry"; readonly rev: number; readonly entry: EntryView }
  /** Has no id and does not count. */
  | { readonly kind: "presence"; readonly seats: readonly Presence[] };

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
  /** Done and durable: the act is entry `rev`. The same command id always gets this same answer. */
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
  /** The option code cannot be read or is not allowed. */
  | { readonly unreadable: ProblemView };

/** The answer to `table.sit`. */
export type SitReply =
  | { readonly seat: number; readonly rev: number }
  /**
   * `taken`: that seat, or every seat, has somebody in it. `other`: you hold or held another seat of this game.
   * `over`: the game has ended.
   */
  | { readonly refused: "taken" | "other" | "over" };

/** The answer to `table.leave`. */
export type LeaveReply = { readonly rev: number } | { readonly refused: "seatless" | "over" };

/** The answer to `table.deal`. */
export type DealReply = { readonly rev: number } | { readonly refused: "seatless" | "empty-seats" | "dealt" };

/** The answer to `table.find`: one shape for unknown words, ended tables and full ones. */
export type FindReply = { readonly table: string } | { readonly table: null };

/** The answer to `table.verify`. */
export type VerifyReply =
  | { readonly over: false; readonly commitment: string | null }
  | {
      readonly over: true;
      readonly code: string;
      readonly tableId: string;
      readonly seed: string;
      readonly commitment: string;
      /** The deal first (seat -1, no act), then every act, with nothing hidden. */
      readonly entries: readonly VerifyEntry[];
    };

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

/** Machine-readable reason beside a transport error's code (`error.data.reason`). */
export type ErrorReason =
  | "not-found"
  | "no-guest"
  | "no-seat"
  | "not-dealt"
  | "full"
  | "slow-down"
  | "draining"
  | "storage";
