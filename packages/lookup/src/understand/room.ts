/** What a module adds to the questions about one card that can be understood. */
import type { ByLanguage, Translated } from "@stillwater/rulebook/lexicon";
import type { GameName } from "../shapes";
import type { QuestionLine } from "./line";
import type { Parts } from "./parts-of";
import type { EngineCheck, Reading } from "./shapes";

/** Its cards, states, places and deeds, by the names that its reading gives them; `never` for none. */
interface RoomAsks {
  readonly cards: string;
  readonly states: string;
  readonly wheres: string;
  readonly deeds: string;
}

export interface RoomQuestion<A extends RoomAsks = RoomAsks> {
  readonly game: GameName;
  /** How each of its names is said when a question is said again, as it was understood. */
  readonly cards: {
    readonly [Name in A["cards"]]: ByLanguage<
      (values: { readonly form: string; readonly value: number }) => string
    >;
  };
  readonly states: { readonly [Name in A["states"]]: Translated };
  readonly wheres: {
    readonly [Name in A["wheres"]]: ByLanguage<(values: { readonly card: string }) => string>;
  };
  readonly deeds: { readonly [Name in A["deeds"]]: Translated };
  /** Puts what only it knows into a line: before states are read, with them, and before cards are; null for nothing. */
  readonly puts: {
    readonly deeds: ((line: QuestionLine) => void) | null;
    readonly states: ((line: QuestionLine) => void) | null;
    readonly wheres: ((line: QuestionLine) => void) | null;
  };
  /** What is laid, where that has to do with it; null where the parts do not belong together, undefined where it has not. */
  readonly lays: (parts: Parts, reading: Reading) => Reading | null | undefined;
  /** What else is done with a card of its own, told likewise; null where nothing is. */
  readonly does: ((parts: Parts) => Reading | null | undefined) | null;
  /** The question as an act in a position; undefined where it is not for this module to ask. */
  readonly check: (reading: Reading) => EngineCheck | undefined;
}
