/** What a program or a page has to know of one word of an option code. How it is read: `options.ts` of its game. */
import type { ClauseId } from "./clauses";

export interface OptionWord {
  /** As it is written; a number follows where there are bounds, and `(…)` stands for what people name. */
  readonly word: string;
  readonly least?: number;
  readonly most?: number;
  /** The rule that tells of it. */
  readonly clause: ClauseId;
  /** A whole code that has it. */
  readonly code: string;
}
