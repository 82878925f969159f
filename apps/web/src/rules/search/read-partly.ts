import { type PartlyUnderstood, partlyUnderstood } from "@stillwater/lookup/understand";
import type { Language } from "@stillwater/rulebook/lexicon";

export interface PartlyAsked {
  readonly query: string;
  readonly language: Language;
}

/** What was read of a question. A longer text is tried in many ways. */
export const readPartly = ({
  query,
  language,
}: PartlyAsked): readonly { readonly partly: PartlyUnderstood | null }[] => [
  { partly: partlyUnderstood(query, language) },
];
