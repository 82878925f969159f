import type { ClauseId } from "@stillwater/engine";
import type { Translated } from "../language";
import type { CAPTIONS } from "../words/examples";

/**
 * Examples of the rules as positions that can be touched. Positions, acts and facts are in the engine's notation; a
 * test plays every one of them through the engine. Seats are counted from 1, as everywhere in the notation.
 */
export type Example = BoardExample | OptionExample;

/** What all examples have. */
export interface ExampleOf {
  /** Stable and never reused: the clause and a word. */
  readonly id: string;
  readonly clause: ClauseId;
  /** What there is to see, in one or two sentences. */
  readonly caption: Translated;
}

/** A board, what may be tried on it, and what is true of it. */
export interface BoardExample extends ExampleOf {
  /** One line that the engine's `readPosition` reads. */
  readonly position: string;
  /** The position is the deal of this seed. */
  readonly seed?: string;
  readonly tries?: readonly Try[];
  readonly stands?: ExampleFacts;
}

/** Choices of a game that go together or do not. */
export interface OptionExample extends ExampleOf {
  readonly options: readonly { readonly code: string; readonly allowed: boolean }[];
}

/** What an example has besides its caption. One without a caption does not compile. */
export type ExampleFrame = (Omit<BoardExample, "caption"> | Omit<OptionExample, "caption">) & {
  readonly id: keyof typeof CAPTIONS;
};

/** One act tried on the position, and what the rules say of it. */
export interface Try {
  /** Acts done first, the seat in front: `1: 47 r4c2`. */
  readonly before?: readonly string[];
  readonly act: string;
  readonly allowed: "yes" | "no" | "unknown";
  /** Cards it costs; nothing where not said. */
  readonly price?: number;
  /** What the example's own clause says of the act, where it speaks. */
  readonly holds?: "yes" | "no" | "unknown";
  /** Values that this clause tells. */
  readonly with?: Readonly<Record<string, string | number | boolean>>;
  /** Facts it makes, in this order, with others between them. */
  readonly facts?: readonly string[];
  /** How it stands once it is done. */
  readonly leaves?: ExampleFacts;
}

/** What is true of a position. */
export interface ExampleFacts {
  /** Cards at places of the notation. */
  readonly counts?: Readonly<Record<string, number>>;
  /** What is due, from whom, and by which clause. */
  readonly due?: { readonly step: string; readonly seats: readonly number[]; readonly clause?: ClauseId };
  readonly outcome?: "playing" | "won" | "lost";
  /** Spaces of the board still open. */
  readonly spaces?: number;
  /** A duel's points by seat, the seat that leads (none: null) and by what. */
  readonly points?: readonly number[];
  readonly leader?: number | null;
  readonly by?: "points" | "placed" | "discarded" | "longest" | "shared";
}
