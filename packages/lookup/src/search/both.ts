/** Rules that both games have under one name. */
import type { IndexEntry } from "../shapes";

/** The names of the rules that both games have, without the game. */
export function rulesInBoth(entries: readonly IndexEntry[]): ReadonlySet<string> {
  const of = (game: IndexEntry["game"]): readonly string[] =>
    entries.filter((entry) => entry.game === game).map(({ rule }) => rule);
  const sea = new Set(of("sea"));
  return new Set(of("mountain").filter((rule) => sea.has(rule)));
}
