/** The replies to actions at a table, and why an act is refused. */

type HoldsView = "yes" | "no" | "unknown";

/** One rule's finding, in names and numbers. */
interface FindingView {
  readonly clause: string;
  readonly holds: HoldsView;
  readonly with: Readonly<Record<string, string | number | boolean>>;
}

/** Why an act was refused: the engine's verdict, with names in place of numbers. */
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

/** The answer to `table.act`. Only `rev` means that the act was done. */
export type ActReply =
  /**
   * Done and durable: the act is entry `rev`. The same command id always gets this same answer. An act that changes nothing
   * makes no entry; `rev` is then the table's current revision.
   */
  | { readonly rev: number }
  /** The rules say no. */
  | { readonly refused: VerdictView }
  /** The table has moved on to this revision; nothing was done. */
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
   * `taken`: that seat, or every seat, is held by somebody. `other`: you hold or held another seat of this game. `over`: the
   * game has ended.
   */
  | { readonly refused: "taken" | "other" | "over" };

/**
 * The answer to `table.change`. `dealt`: the cards are dealt. `guest`: only the first of those who sit may change the table.
 * `fixed`: the settings of a daily deal, or of a table that goes on, cannot change. `seated`: somebody holds a seat that
 * would go.
 */
export type ChangeReply =
  | { readonly rev: number }
  | { readonly unreadable: ProblemView }
  | { readonly refused: "dealt" | "guest" | "fixed" | "seated" };

/**
 * The answer to `table.say`, `table.allowTalk` and `table.lead`. `playing`: the game is not over, and nothing is said
 * before. `off`: not everybody at this public table has switched talk on. `alone`: nobody else sits there.
 */
export type TalkReply = { readonly done: true } | { readonly refused: "playing" | "off" | "alone" };

/**
 * The answer to `table.fill`. `dealt`: the cards are dealt. `guest`: only the first of the people who sit may give seats to
 * the crew. `fixed`: at this table each player enters the hand held at the real table.
 */
export type FillReply = { readonly rev: number } | { readonly refused: "dealt" | "guest" | "fixed" };

/** The answer to `table.seek`: the table at which the asker now sits. */
export type SeekReply = { readonly table: string };

/** The answer to `table.sameCrew`. `playing`: the game is not over. `taken`: somebody else now sits in that seat. */
export type SameCrewReply = { readonly table: string } | { readonly refused: "playing" | "taken" };

/** The answer to `table.paceCrew`. `crewless`: the quiet crew does not play here. */
export type CrewPaceReply = { readonly rev: number } | { readonly refused: "crewless" };

/** The answer to `table.leave`. */
export type LeaveReply = { readonly rev: number } | { readonly refused: "seatless" | "over" };

/** The answer to `table.deal`. */
export type DealReply =
  | { readonly rev: number }
  /**
   * `hands`: a hand held at the real table has not been entered. `clash`: two hands hold the same card; both are dropped and
   * asked for again. `unsaid`: somebody may know these cards, and not every seat has agreed to that.
   */
  | { readonly refused: "seatless" | "empty-seats" | "dealt" | "hands" | "clash" | "unsaid" };

/** What is wrong with a position or with cards, in the vocabulary of `problemText`. */
export interface WrongView {
  /** An offset into the position; for a hand, the index of the card, from 0. */
  readonly at: number;
  readonly what: string;
  readonly with: Readonly<Record<string, string | number>>;
}

/** The answer to `table.openFrom`. */
export type OpenFromReply =
  | { readonly table: string; readonly words: string; readonly rev: number }
  | { readonly wrong: readonly WrongView[] };

/**
 * The answer to `table.hand`. `unasked`: no hand is to be entered here. In `wrong`, `hand.count` means a hand of another
 * size.
 */
export type HandReply =
  | { readonly rev: number }
  | { readonly wrong: readonly WrongView[] }
  | { readonly refused: "seatless" | "dealt" | "unasked" };

/** The answer to `table.find`. Unknown words, ended tables and full ones all get the same reply. */
export type FindReply = { readonly table: string } | { readonly table: null };

/**
 * The answer to `table.mark`. `closed`: the crew is not, or no longer, asked about that Storm. `unlisted`: no Storm lies
 * there.
 */
export type MarkReply = { readonly marked: string | null } | { readonly refused: "closed" | "unlisted" };

/** The answer to `table.accept`. `unasked`: these cards need nobody's agreement. */
export type AcceptReply = { readonly rev: number } | { readonly refused: "seatless" | "unasked" };

/** The answer to `table.nudge`, which is allowed once for each wait. */
export type NudgeReply = { readonly rev: number } | { readonly refused: "nobody" | "early" | "nudged" };

/** The answer to `table.wish`; `done` says what the wish brought about. */
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
  // `damaged`: the stored table is not what was written. The others say why nothing can be stored just now: the storage does
  // not answer, it is full, or its data is gone.
  | "damaged"
  | "storage"
  | "storage-full"
  | "storage-gone";
