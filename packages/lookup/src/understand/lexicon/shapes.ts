/**
 * The words that questions about one card are made of, by what they say. `_` stands between the words of a phrase; words
 * that say nothing may stand in between. Everything is written as `fold` leaves it. A word that is in none of these lists
 * makes a question one that is not understood, and so does a word that its question has no part for.
 */
export interface QuestionLexicon {
  /** Words that say nothing in any question about a card. */
  readonly quiet: string;
  /** Phrases by their symbols. */
  readonly says: Readonly<Record<string, string>>;
  /** Words that a slip of the finger must not turn into one of the others. */
  readonly guards: string;
}
