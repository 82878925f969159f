import type { Translated } from "../language";

/** Words for one meaning each, by the name of the meaning; several for one meaning stand side by side. */
export type Meanings = Readonly<Record<string, Translated>>;

/** The words by which people speak of a module. */
export interface RoomLexicon {
  /** As they are spoken or typed in play, without accents and in small letters. */
  readonly spoken?: Meanings;
  /** How an act is said so that it is understood again. */
  readonly said?: Meanings;
  /**
   * As they are searched for. `_` joins a phrase; a name with `+` stands for several meanings at once: a "fog" is a
   * purple Storm.
   */
  readonly searched: Meanings;
  /** Of a game of its own: meanings by which people show that they play it. */
  readonly apart?: readonly string[];
}
