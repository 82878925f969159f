/** Everything that a clause's page shows, as plain data in one language: built on the server, or offline in a browser. */
import { type ClauseId, type ModuleId, namedClause, setOf } from "@stillwater/engine";
import {
  CITATIONS,
  type CitationStatus,
  DOCUMENT_TITLES,
  DOCUMENTS,
  type Document,
} from "@stillwater/rulebook/citations";
import { type BeyondText, clauseText, type TextPart } from "@stillwater/rulebook/clauses";
import { captionText, type Example, examplesOf } from "@stillwater/rulebook/examples";
import { type Ground, RULINGS, rulingText } from "@stillwater/rulebook/rulings";
import { LANGUAGES, type Language } from "@/i18n/routing";
import type { RuledGame } from "@/layout/ruled-game";
import { modulesOfCode } from "@/modules/in-play";
import { counterpartOf } from "./counterparts";

/** A document that a clause restates, by its short name and in full. */
interface SourceLine {
  readonly document: Document;
  readonly section: string;
  readonly title: string;
}

/** Another rule with the sentence that answers it. */
export interface Neighbour {
  readonly clause: ClauseId;
  readonly title: string;
  readonly answer: string;
}

interface RulingLine {
  readonly id: string;
  readonly ground: Ground;
  readonly question: string;
  readonly answer: string;
}

/** A board to try, or a game's options that can or cannot be combined. */
type ShownExample =
  | {
      readonly kind: "board";
      readonly id: string;
      readonly caption: string;
      readonly position: string;
      readonly tries: readonly ShownTry[];
    }
  | {
      readonly kind: "options";
      readonly id: string;
      readonly caption: string;
      readonly options: readonly { readonly code: string; readonly allowed: boolean }[];
    };

export type BoardToTouch = Extract<ShownExample, { readonly kind: "board" }>;

/** An act in the notation, preceded by its seat, and the acts done first. */
interface ShownTry {
  readonly before: readonly string[];
  readonly act: string;
}

export interface ClausePage {
  readonly clause: ClauseId;
  readonly game: RuledGame;
  readonly title: string;
  readonly topic: string;
  /** "EN 4A.2, FR 4A.2" */
  readonly source: string;
  readonly status: CitationStatus;
  /** How certain the rule itself is, if only an addition to it is less certain. */
  readonly core: CitationStatus;
  readonly answer: readonly TextPart[];
  readonly rule: readonly TextPart[];
  readonly beyond: readonly BeyondText[];
  readonly sources: readonly SourceLine[];
  readonly rulings: readonly RulingLine[];
  readonly languages: readonly {
    readonly language: Language;
    readonly title: string;
    readonly answer: string;
  }[];
  readonly counterpart: (Neighbour & { readonly reads: "other" | "like"; readonly pill: string }) | null;
  readonly related: readonly Neighbour[];
  readonly examples: readonly ShownExample[];
  /** The modules that its first board is played with. */
  readonly modules: readonly ModuleId[];
}

/** The page of a clause in one language. */
export function clausePageOf(clause: ClauseId, language: Language): ClausePage {
  const text = clauseText(clause, language);
  const other = counterpartOf(clause);
  const examples = examplesOf(clause).map((example) => shownExample(example, language));
  return {
    clause,
    game: namedClause(clause).game,
    title: text.title,
    topic: text.topic,
    source: text.source,
    status: text.status,
    core: text.core,
    answer: text.answerParts,
    rule: text.ruleParts,
    beyond: text.beyond,
    sources: sourcesOf(clause, language),
    rulings: RULINGS.filter(({ clauses }) => clauses.includes(clause)).map((ruling) => {
      const { id, ground, question, answer } = rulingText(ruling, language);
      return { id, ground, question, answer };
    }),
    languages: LANGUAGES.map((each) => {
      const { title, answer } = clauseText(clause, each);
      return { language: each, title, answer };
    }),
    counterpart:
      other === undefined
        ? null
        : {
            ...neighbourOf(other.clause, language),
            reads: other.reads,
            pill: pillOf(other.clause, language),
          },
    related: text.related.filter((id) => id !== other?.clause).map((id) => neighbourOf(id, language)),
    examples,
    modules: modulesOfFirst(examples),
  };
}

function sourcesOf(clause: ClauseId, language: Language): readonly SourceLine[] {
  const { sections } = CITATIONS[clause];
  return DOCUMENTS.flatMap((document) => {
    const section = sections[document];
    return section === undefined ? [] : [{ document, section, title: DOCUMENT_TITLES[document][language] }];
  });
}

function neighbourOf(clause: ClauseId, language: Language): Neighbour {
  const { title, answer } = clauseText(clause, language);
  return { clause, title, answer };
}

/** "Price · EN 4A.2": a pill names only the first source. */
function pillOf(clause: ClauseId, language: Language): string {
  const { topic, source } = clauseText(clause, language);
  return `${topic} · ${source.split(", ")[0] ?? source}`;
}

function modulesOfFirst(examples: readonly ShownExample[]): readonly ModuleId[] {
  const first = examples.find((example) => example.kind === "board");
  return first === undefined ? [] : modulesOfCode(setOf(first.position).code);
}

function shownExample(example: Example, language: Language): ShownExample {
  const { id } = example;
  const caption = captionText(example, language);
  if ("options" in example) return { kind: "options", id, caption, options: example.options };
  const tries = (example.tries ?? []).map(({ before = [], act }) => ({ before, act }));
  return { kind: "board", id, caption, position: example.position, tries };
}
