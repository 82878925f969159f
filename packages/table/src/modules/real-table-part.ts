/** What a module leaves to people who hold its printed cards. */
import type { Options, Problem } from "@stillwater/engine";

export interface RealTablePart {
  /** The options with which people with printed cards begin. */
  readonly begins: (options: Options) => Options;
  /** Whether people say what single cards are. */
  readonly namesCards: (options: Options) => boolean;
  /** For options that only people with the cards can play: their word, and the problem reported elsewhere. Else null. */
  readonly peopleOnly: (options: Options) => { readonly word: string; readonly problem: Problem } | null;
}
