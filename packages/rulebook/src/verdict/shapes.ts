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

/** A finding as sentences are made from it: the engine's own, or one that came over the wire. */
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

/** What was tried, in notation names: `{ act: "lay", card: "47", at: "r4c2" }`. All of it may be left out. */
export interface VerdictContext {
  readonly act?: ActType | undefined;
  readonly card?: string | undefined;
  readonly at?: string | undefined;
  /** Names by seat; an empty seat is null. */
  readonly names?: readonly (string | null)[] | undefined;
  /** The reader's own seat (0-based), so that they are called "you". */
  readonly you?: number | null | undefined;
}

/** Names by seat; an empty seat is null. */
export type Names = readonly (string | null)[];

export type Tone = "pay" | "free" | "no" | "unknown";

/** The words on a verdict card: one line, one sum, one note, one rule. */
export interface VerdictText<Id extends string = string> {
  readonly tone: Tone;
  /** "Yes — discard 2." */
  readonly headline: string;
  /** "47 − 45 = 2" */
  readonly sum?: string;
  /** "45 counts: the smaller of 2 and 5." */
  readonly note?: string;
  /** The note again, cut where a word is to be set in bold. */
  readonly noteParts?: readonly TextPart[];
  /** The rule that decided, for the pill; one that made the act free need have no finding. Undefined only when there are none. */
  readonly clause?: Id | ClauseId;
}

/** One act's facts as they travel: `47 hand:1>r4c2 T.place.empty`. */
export interface LogEntry {
  readonly facts: readonly string[];
  /** Who acted (0-based); read off the facts when left out. */
  readonly seat?: number | null | undefined;
}

/** Spaces that can never all be filled, as the engine's `closed` tells them. */
export interface SpokenClosure {
  readonly clause: string;
  readonly at: string;
  readonly spaces: number;
  readonly cards: number;
}

/** What a game against each other was worth to one of the players. */
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
  /** The sea where nothing is said. */
  readonly game?: "sea" | "mountain" | undefined;
  /** Where players play against each other, how they stand. */
  readonly contest?: Contest | null | undefined;
}
