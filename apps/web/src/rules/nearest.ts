/** Rules whose id is most similar to one that does not exist. Pure. */
import { CLAUSES, type ClauseId } from "@stillwater/engine";

/** The ids most similar to this one, by their words, and by their letters within a word. */
export function nearestRules(id: string, count: number): readonly ClauseId[] {
  const near = (clause: ClauseId): number => alike(id.toLowerCase(), clause.toLowerCase());
  return [...CLAUSES]
    .map((clause) => ({ clause, near: near(clause) }))
    .sort((a, b) => b.near - a.near)
    .slice(0, count)
    .map(({ clause }) => clause);
}

/** The share of letter pairs that two texts have in common: 1 for the same text. */
function alike(one: string, other: string): number {
  const [mine, theirs] = [pairs(one), pairs(other)];
  const shared = [...mine].filter((pair) => theirs.has(pair)).length;
  return (2 * shared) / Math.max(1, mine.size + theirs.size);
}

function pairs(text: string): ReadonlySet<string> {
  return new Set(Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2)));
}
