import type { ClauseId } from "@stillwater/engine";
import { type CitationStatus, citation, coreStatus } from "../citations";
import { partsOf, type TextPart, withoutStars } from "../emphasis";
import { type Language, type Translated, typeset } from "../language";
import { ROOM_CHAPTERS } from "../modules/clauses";
import { mappedRecord, mergedParts } from "../modules/room";
import { CLAUSE_WORDS } from "../words/clauses";
import type { BookChapter, Clause, ClauseFrame, ClauseWords } from "./shapes";

export { type CitationStatus, STATUSES } from "../citations";
export type { TextPart } from "../emphasis";
export { LANGUAGES, type Language, type Translated } from "../language";
export type { Beyond, Clause } from "./shapes";

/** The rules of a chapter. Its record is keyed by clause id, which the types check, so it has no other keys. */
const framesIn = (clauses: BookChapter["clauses"]): readonly (readonly [ClauseId, ClauseFrame])[] =>
  Object.entries(clauses) as [ClauseId, ClauseFrame][];

/** A clause without a place in a chapter does not compile. */
const FRAMES: Readonly<Record<ClauseId, ClauseFrame>> = mergedParts(
  Object.values(ROOM_CHAPTERS).flatMap((chapters) => chapters.map(({ clauses }) => clauses)),
);

/** For each rule, the rules of modules that are worth reading after it. */
const ADDED = new Map<ClauseId, ClauseId[]>();
for (const { clauses } of Object.values(ROOM_CHAPTERS).flat())
  for (const [id, { relatedFrom = [] }] of framesIn(clauses))
    for (const from of relatedFrom) ADDED.set(from, [...(ADDED.get(from) ?? []), id]);

const clauseFrom = (
  { beyond: texts = [], ...words }: ClauseWords,
  { beyond, related }: ClauseFrame,
  added: readonly ClauseId[],
): Clause => ({
  ...words,
  ...(beyond && {
    beyond: texts.flatMap((text, part) => (beyond[part] ? [{ status: beyond[part], text }] : [])),
  }),
  related: [...related, ...added],
});

/** The text of every clause of the engine. A clause without text does not compile. */
export const CLAUSE_BOOK: Readonly<Record<ClauseId, Clause>> = mappedRecord(CLAUSE_WORDS, (words, id) =>
  clauseFrom(words, FRAMES[id], ADDED.get(id) ?? []),
);

/** One rule, ready to show in one language. */
export interface ClauseText {
  readonly id: ClauseId;
  readonly title: string;
  /** The rule in one sentence. */
  readonly answer: string;
  readonly answerParts: readonly TextPart[];
  readonly rule: string;
  /** The rule in parts, for words in bold. */
  readonly ruleParts: readonly TextPart[];
  readonly topic: string;
  /** "EN 4A.2, FR 4A.2" */
  readonly source: string;
  readonly status: CitationStatus;
  /** The status of the rule itself; `status` is that of its least certain part. */
  readonly core: CitationStatus;
  /** What is inferred or our reading, and why, part by part. */
  readonly beyond: readonly BeyondText[];
  /** All of these parts as one text. */
  readonly reason?: string;
  readonly related: readonly ClauseId[];
}

/** A part of a rule that goes beyond the words of the sources, in one language. */
export interface BeyondText {
  readonly status: CitationStatus;
  readonly text: string;
}

/** The text of one rule in one language, with its sources and status. */
export function clauseText(id: ClauseId, language: Language): ClauseText {
  const { title, answer, rule, beyond = [], related } = CLAUSE_BOOK[id];
  const out = (text: Translated): string => typeset(text[language], language);
  const said = out(answer);
  const marked = out(rule);
  return {
    id,
    title: out(title),
    answer: withoutStars(said),
    answerParts: partsOf(said),
    rule: withoutStars(marked),
    ruleParts: partsOf(marked),
    ...citation(id, language),
    core: coreStatus(id),
    beyond: beyond.map(({ status, text }) => ({ status, text: out(text) })),
    ...(beyond.length === 0 ? {} : { reason: beyond.map(({ text }) => out(text)).join(" ") }),
    related,
  };
}

/** A chapter of a book: its heading and its rules in reading order. */
export interface ChapterText {
  readonly title: string;
  readonly clauses: readonly ClauseId[];
}

/** The chapters of one game, for a list of its rules. Chapters with the same heading are merged. */
export function chapterTexts(game: "sea" | "mountain", language: Language): readonly ChapterText[] {
  const found = new Map<string, ClauseId[]>();
  for (const { title, clauses } of Object.values(ROOM_CHAPTERS).flat()) {
    const ids = framesIn(clauses).map(([id]) => id);
    if (!ids[0]?.startsWith(game === "sea" ? "T" : "A")) continue;
    const heading = typeset(title[language], language);
    found.set(heading, [...(found.get(heading) ?? []), ...ids]);
  }
  return [...found].map(([title, clauses]) => ({ title, clauses }));
}

const APART: ReadonlyMap<string, readonly string[]> = new Map(
  Object.values(ROOM_CHAPTERS)
    .flat()
    .flatMap((chapter) =>
      "apart" in chapter ? Object.keys(chapter.clauses).map((id) => [id, chapter.apart] as const) : [],
    ),
);

/** For a rule of a variant, the meanings by which people show that they play that variant; undefined for other rules. */
export const apartOf = (id: ClauseId): readonly string[] | undefined => APART.get(id);
