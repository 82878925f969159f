/** What of a text matched, to be highlighted. */
import type { Language } from "@stillwater/rulebook/citations";
import type { Range } from "../shapes";
import { analyse } from "../words/analyse";

/** The words that have one of the terms; neighbours apart only by spaces are one range. */
export function marksIn(text: string, language: Language, terms: ReadonlySet<string>): readonly Range[] {
  const ranges: Range[] = [];
  for (const token of analyse(text, language)) {
    if (!token.terms.some((term) => terms.has(term))) continue;
    const last = ranges.at(-1);
    if (last !== undefined && text.slice(last[1], token.from).trim() === "")
      ranges[ranges.length - 1] = [last[0], token.to];
    else ranges.push([token.from, token.to]);
  }
  return ranges;
}
