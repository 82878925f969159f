import type { Game } from "../shapes";

/** What a question left open, and how it was taken. */
export type Assumed =
  /** Nothing lies but what was named; on the mountain also what must lie below. */
  | { readonly kind: "others-empty" }
  | { readonly kind: "game"; readonly game: Game }
  | { readonly kind: "row"; readonly row: number }
  /** So many cards in the hand, the one that is played included. */
  | { readonly kind: "hand"; readonly cards: number }
  | { readonly kind: "colour"; readonly card: string; readonly colour: "g" | "b" | "r" }
  /** A Start lies already. */
  | { readonly kind: "started" };

/** A plain question as an engine check. What it comes to is for the engine to say. */
export interface Understood {
  readonly game: Game;
  /** "sea p2" */
  readonly option: string;
  /** A whole position line. */
  readonly position: string;
  /** What is tried, in notation, by the seat. */
  readonly act: string;
  /** From 0. */
  readonly seat: number;
  /** "47", "b9", "bridge", "finish" */
  readonly card: string;
  /** "r4c2", where the act has a place. */
  readonly at?: string;
  readonly assumed: readonly Assumed[];
}
