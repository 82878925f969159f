/** What is nearest where nothing matched: no search is a dead end. */
import type { IndexEntry } from "../shapes";
import { foldAccents } from "../words/stems";

const MOST = 3;
/** Where most questions lead, if letters tell nothing at all. */
const COMMON = ["T.place.cost", "T.turn.action", "T.end.lose", "A.place.cost", "A.turn.action", "A.end.lose"];

function letterGroups(text: string): ReadonlySet<string> {
  const bare = ` ${foldAccents(text, "en")
    .replace(/[^a-z0-9]+/g, " ")
    .trim()} `;
  return new Set(Array.from({ length: Math.max(0, bare.length - 2) }, (_, at) => bare.slice(at, at + 3)));
}

/** The three clauses whose title and answer share the most groups of letters with the query, with how many. */
export function nearestClauses(
  entries: readonly IndexEntry[],
  query: string,
): readonly (readonly [IndexEntry, number])[] {
  const asked = letterGroups(query);
  const scored = entries.map((entry) => {
    const own = letterGroups(`${entry.title} ${entry.answer}`);
    const shared = [...asked].filter((group) => own.has(group)).length;
    const common = COMMON.indexOf(entry.clause);
    return [entry, shared / Math.sqrt(own.size) + (common < 0 ? 0 : 0.01 / (common + 1))] as const;
  });
  return scored.toSorted((a, b) => b[1] - a[1]).slice(0, MOST);
}
