/** Rules that both games have under one name. */
import type { IndexEntry } from "../shapes";

/** A rule without the letter of its game: "place.cost". */
export const ruleOf = ({ clause }: IndexEntry): string => clause.slice(clause.indexOf(".") + 1);

/** The rules that both games have under one name, as it is without the letter of the game. */
export function rulesInBoth(entries: readonly IndexEntry[]): ReadonlySet<string> {
  const of = (game: IndexEntry["game"]): readonly string[] =>
    entries.filter((entry) => entry.game === game).map(ruleOf);
  const sea = new Set(of("sea"));
  return new Set(of("mountain").filter((rule) => sea.has(rule)));
}
