/** The answers to what is done at a table, and why an act is refused. */

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
