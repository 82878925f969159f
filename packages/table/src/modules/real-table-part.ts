/** What a module leaves to people who have its cards in their hands. */
import type { Options, Problem } from "@stillwater/engine";

export interface RealTablePart {
  /** The options as people with printed cards begin with them. */
  readonly begins: (options: Options) => Options;
  /** Whether somebody says of single cards what they are. */
  readonly namesCards: (options: Options) => boolean;
  /** Of options that only people with the cards can play: their word in the code, and the problem elsewhere; null of others. */
  readonly peopleOnly: (options: Options) => { readonly word: string; readonly problem: Problem } | null;
}
