import type { ActType, ClauseId, Evidence } from "@stillwater/engine";
import type { TextPart } from "../emphasis";

export type Side = "left" | "right";
export type ColourName = "green" | "blue" | "red";

/** A card between two others: the neighbour that counts, and both differences. */
export interface Neighbours {
  readonly card: string;
  readonly left: number;
  readonly right: number;
}

export type { Evidence };

/** A finding as sentences are made from it: the engine's own, or one from the network. */
export interface SpokenFinding<Id extends string = string> {
  readonly clause: Id;
  readonly holds: "yes" | "no" | "unknown";
  readonly with: Evidence;
}

export interface SpokenVerdict<Id extends string = string> {
  readonly allowed: "yes" | "no" | "unknown";
  readonly price: number;
  readonly findings: readonly SpokenFinding<Id>[];
}

/** What was tried, in names of the notation: `{ act: "lay", card: "47", at: "r4c2" }`. All fields are optional. */
export interface VerdictContext {
  readonly act?: ActType | undefined;
  readonly card?: string | undefined;
  readonly at?: string | undefined;
  /** Names by seat; an empty seat is null. */
  readonly names?: readonly (string | null)[] | undefined;
  /** The reader's own seat (0-based), which is addressed as "you". */
  readonly you?: number | null | undefined;
}

/** Names by seat; an empty seat is null. */
export type Names = readonly (string | null)[];

export type Tone = "pay" | "free" | "no" | "unknown";

/** The words on a verdict card: one line, one calculation, one note, one rule. */
export interface VerdictText<Id extends string = string> {
  readonly tone: Tone;
  /** "Yes — discard 2." */
  readonly headline: string;
  /** "47 − 45 = 2" */
  readonly sum?: string;
  /** "45 counts: the smaller of 2 and 5." */
  readonly note?: string;
  /** The note again, split for words in bold. */
  readonly noteParts?: readonly TextPart[];
  /** The rule that decided, for the pill; one that made the act free may have no finding. Undefined without findings. */
  readonly clause?: Id | ClauseId;
}

/** The facts of one act as they are sent: `47 hand:1>r4c2 T.place.empty`. */
export interface LogEntry {
  readonly facts: readonly string[];
  /** The seat that acted (0-based); derived from the facts if left out. */
  readonly seat?: number | null | undefined;
}

/** Spaces that can never all be filled, as the engine's `closed` reports them. */
export interface SpokenClosure {
  readonly clause: string;
  readonly at: string;
  readonly spaces: number;
  readonly cards: number;
}

/** What a game against each other was worth for one player. */
export interface ScoreLine {
  readonly placed: number;
  readonly discarded: number;
  /** Lengths of the runs that count. */
  readonly runs: readonly number[];
  readonly points: number;
}

/** How players who play against each other stand at the end. */
export interface Contest {
  readonly scores: readonly ScoreLine[];
  readonly leader: number | null;
  readonly by: "points" | "placed" | "discarded" | "longest" | "shared";
}

export interface Ending {
  readonly state: "won" | "lost";
  /** Cards still to come, shown after a win. */
  readonly spare: number;
  /** Spaces still open, shown after a loss. */
  readonly open: number;
  /** The sea if left out. */
  readonly game?: "sea" | "mountain" | undefined;
  /** How the players stand, in a game against each other. */
  readonly contest?: Contest | null | undefined;
  /** The rule of a module by which it was won or lost; the game's own if left out. */
  readonly by?: ClauseId | undefined;
}
