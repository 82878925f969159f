/** What texts are cut into. */
/** One word or phrase of a text. */
export interface Token {
  /** What it counts as; empty for a word that tells nothing. */
  readonly terms: readonly string[];
  /** The word as it stands there, folded. */
  readonly word: string;
  /** Whether the dictionary knows it, as a meaning or as a word that tells nothing. */
  readonly known: boolean;
  /** Where it stands in the text: from here, up to there. */
  readonly from: number;
  readonly to: number;
}
