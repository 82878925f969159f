import { type PartlyUnderstood, partlyUnderstood } from "@stillwater/lookup/understand";
import type { Language } from "@stillwater/rulebook/lexicon";

export interface PartlyAsked {
  readonly query: string;
  readonly language: Language;
}

/** What was understood of a question. Many readings of a longer text are tried. */
export const readPartly = ({
  query,
  language,
}: PartlyAsked): readonly { readonly partly: PartlyUnderstood | null }[] => [
  { partly: partlyUnderstood(query, language) },
];
