/** The list of all rules in reading order. */
import type { ClauseId } from "@stillwater/engine";
import { chapterTexts, clauseText } from "@stillwater/rulebook/clauses";
import type { Language } from "@/i18n/routing";
import type { RuledGame } from "@/layout/ruled-game";

interface ContentsChapter {
  readonly title: string;
  readonly clauses: readonly { readonly id: ClauseId; readonly title: string }[];
}

export type Contents = Readonly<Record<RuledGame, readonly ContentsChapter[]>>;

/** Both games' chapters with the titles of their rules, in one language. */
export function contentsIn(language: Language): Contents {
  const of = (game: RuledGame): readonly ContentsChapter[] =>
    chapterTexts(game, language).map(({ title, clauses }) => ({
      title,
      clauses: clauses.map((id) => ({ id, title: clauseText(id, language).title })),
    }));
  return { sea: of("sea"), mountain: of("mountain") };
}
