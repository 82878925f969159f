import type { ClauseId } from "@stillwater/engine";
import type { Translated } from "../language";
import type { CAPTIONS } from "../words/examples";

/**
 * Examples of the rules, as positions that people can try. Positions, acts and facts are in the engine's notation, and a
 * test plays every example through the engine. Seats are counted from 1, as everywhere in the notation.
 */
export type Example = BoardExample | OptionExample;

/** The fields of every example. */
export interface ExampleOf {
  /** Stable and never reused: the clause and a keyword. */
  readonly id: string;
  readonly clause: ClauseId;
  /** What the example shows, in one or two sentences. */
  readonly caption: Translated;
}

/** A board, acts to try on it, and facts about it. */
export interface BoardExample extends ExampleOf {
  /** A position line for the engine's `readPosition`. */
  readonly position: string;
  /** Set if the position is the deal of this seed. */
  readonly seed?: string;
  readonly tries?: readonly Try[];
  readonly stands?: ExampleFacts;
}

/** Option codes that are allowed or not. */
export interface OptionExample extends ExampleOf {
  readonly options: readonly { readonly code: string; readonly allowed: boolean }[];
}

/** Everything in an example except its caption. One without a caption does not compile. */
export type ExampleFrame = (Omit<BoardExample, "caption"> | Omit<OptionExample, "caption">) & {
  readonly id: keyof typeof CAPTIONS;
};

/** An act tried on the position, and the rules' answer. */
export interface Try {
  /** Acts done first, each with its seat in front: `1: 47 r4c2`. */
  readonly before?: readonly string[];
  readonly act: string;
  readonly allowed: "yes" | "no" | "unknown";
  /** How many cards it costs; 0 if absent. */
  readonly price?: number;
  /** What the example's own clause says about the act, if it says anything. */
  readonly holds?: "yes" | "no" | "unknown";
  /** Values in the finding of that clause. */
  readonly with?: Readonly<Record<string, string | number | boolean>>;
  /** Facts that it produces, in this order, possibly with others in between. */
  readonly facts?: readonly string[];
  /** The facts about the position after the act. */
  readonly leaves?: ExampleFacts;
}

/** Facts about a position. */
export interface ExampleFacts {
  /** How many cards lie at places of the notation. */
  readonly counts?: Readonly<Record<string, number>>;
  /** What is due, from whom, and by which clause. */
  readonly due?: { readonly step: string; readonly seats: readonly number[]; readonly clause?: ClauseId };
  readonly outcome?: "playing" | "won" | "lost";
  /** How many spaces of the board are still open. */
  readonly spaces?: number;
  /** A duel's points by seat, the seat that leads (null for none), and what decides it. */
  readonly points?: readonly number[];
  readonly leader?: number | null;
  readonly by?: "points" | "placed" | "discarded" | "longest" | "shared";
}
