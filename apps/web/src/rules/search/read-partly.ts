import { type PartlyUnderstood, partlyUnderstood } from "@stillwater/lookup/offers";
import type { Language } from "@stillwater/rulebook/lexicon";

export interface PartlyAsked {
  readonly query: string;
  readonly language: Language;
}

/** What was understood of a question, by the reader of offers, whose weights come with the worker. */
export const readPartly = ({
  query,
  language,
}: PartlyAsked): readonly { readonly partly: PartlyUnderstood | null }[] => [
  { partly: partlyUnderstood(query, language) },
];
