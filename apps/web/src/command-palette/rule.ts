/** Looks a rule up by words: the clauses whose titles and texts contain most of them. */
import { CLAUSES, namedClause, type Table } from "@stillwater/engine";
import { type ClauseText, clauseText } from "@stillwater/rulebook/clauses";
import type { Language } from "@/i18n/routing";

const plain = (text: string): string => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");

/** A word in a title counts as much as several in a text. */
const TITLE = 3;

interface Wording {
  readonly language: Language;
  /** Endings cut off longer words, so that other forms of them are found: "s en". */
  readonly endings: string;
}

/** The rules of this game that match the words best, the best first. */
export function rulesFor(
  words: string,
  table: Table,
  { language, endings }: Wording,
  most: number,
): readonly ClauseText[] {
  const wanted = plain(words)
    .split(/[^a-z0-9.-]+/)
    .filter((word) => word.length > 1);
  const ending = new RegExp(`(?:${endings.split(" ").join("|")})$`);
  const { game } = table.rulebook;
  const rated = CLAUSES.filter((id) => namedClause(id).game === game).map((id) => {
    const text = clauseText(id, language);
    const title = plain(`${text.title} ${text.topic} ${id}`);
    const rule = plain(text.rule);
    const score = wanted.reduce((sum, word) => {
      const stem = word.length > 4 ? word.replace(ending, "") : word;
      return sum + (title.includes(stem) ? TITLE : 0) + (rule.includes(stem) ? 1 : 0);
    }, 0);
    return { text, score };
  });
  const inForce = (id: ClauseText["id"]): number => (table.rulebook.enforced.has(id) ? 1 : 0);
  return rated
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || inForce(b.text.id) - inForce(a.text.id))
    .slice(0, most)
    .map(({ text }) => text);
}
