/** The rules of a game in reading order, as plain data in one language, each with the board that shows it best. Pure. */
import type { ClauseId } from "@stillwater/engine";
import {
  apartOf,
  type BeyondText,
  chapterTexts,
  clauseText,
  type TextPart,
} from "@stillwater/rulebook/clauses";
import type { Language } from "@/i18n/routing";
import type { RuledGame } from "@/layout/ruled-game";
import type { ActLook } from "@/modules/room";
import { ACTS } from "@/modules/rooms";
import { touchedAt } from "../board/touch";
import { type BoardToTouch, clausePageOf } from "../clause-page";

export interface ReadClause {
  readonly clause: ClauseId;
  readonly title: string;
  readonly answer: string;
  readonly rule: readonly TextPart[];
  readonly beyond: readonly BeyondText[];
  readonly source: string;
  /** A board whose drawing says more than words. */
  readonly board: BoardToTouch | null;
}

export interface ReadChapter {
  /** The id of its place on the page. */
  readonly id: string;
  readonly title: string;
  readonly clauses: readonly ReadClause[];
}

/** Acts whose effect shows on a board, such as laying, moving or turning a card; a discard does not. */
const SEEN: ReadonlySet<string> = new Set(
  Object.entries<ActLook>(ACTS).flatMap(([type, { seen }]) => (seen === true ? [type] : [])),
);

/** All chapters of a game. */
export function paperChaptersOf(game: RuledGame, language: Language): readonly ReadChapter[] {
  return chapterTexts(game, language).map(({ title, clauses }, index) => ({
    id: `part-${index + 1}`,
    title,
    clauses: clauses.map((clause) => {
      const { title, answer, ruleParts, beyond, source } = clauseText(clause, language);
      return { clause, title, answer, rule: ruleParts, beyond, source, board: boardOf(clause, language) };
    }),
  }));
}

function boardOf(clause: ClauseId, language: Language): BoardToTouch | null {
  const boards = clausePageOf(clause, language).examples.flatMap((example) =>
    example.kind === "board" ? [example] : [],
  );
  return boards.find((board) => SEEN.has(touchedAt(board, 0).act?.type ?? "")) ?? null;
}

/** Variants, which are played instead of the ordinary game. */
const isVariant = ({ clauses }: ReadChapter): boolean =>
  clauses.every(({ clause }) => apartOf(clause) !== undefined);

/** The reference card, with every rule in one sentence: its front and, if there are variants, its back. */
export function referenceCardOf(game: RuledGame, language: Language): readonly (readonly ReadChapter[])[] {
  const chapters = paperChaptersOf(game, language);
  const sides = [chapters.filter((chapter) => !isVariant(chapter)), chapters.filter(isVariant)];
  return sides.filter((side) => side.length > 0);
}
