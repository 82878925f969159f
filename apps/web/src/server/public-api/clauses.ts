/** Every clause in one language, with its sources, its rulings and its examples. */
import { CLAUSES, namedClause } from "@stillwater/engine";
import type { SearchOptions } from "@stillwater/lookup";
import { CITATIONS, DOCUMENT_TITLES, DOCUMENTS, type Language } from "@stillwater/rulebook/citations";
import { clauseText } from "@stillwater/rulebook/clauses";
import { captionText, type Example, examplesOf } from "@stillwater/rulebook/examples";
import { RULINGS, rulingText } from "@stillwater/rulebook/rulings";
import { pageOf } from "./sentences";
import type { ClauseId, ClauseShape, ClausesAnswer } from "./shapes";
import { theLookup } from "./the-lookup";

const told = new Map<string, ClauseShape>();

/** Finds names in any capitals: `t.place.cost`. */
const BY_LOWER: ReadonlyMap<string, ClauseId> = new Map(CLAUSES.map((id) => [id.toLowerCase(), id]));

/** One clause, in any capitals; undefined if there is none of this name. */
export function clauseOf(typed: string, language: Language): ClauseShape | undefined {
  const name = BY_LOWER.get(typed.toLowerCase());
  if (name === undefined) return undefined;
  const key = `${language} ${name}`;
  const known = told.get(key);
  if (known !== undefined) return known;
  const made = shapeOf(name, language);
  told.set(key, made);
  return made;
}

/** The clauses of one game or of both, in the order of the engine's list. */
export function clausesOf(language: Language, game?: "sea" | "mountain"): readonly ClauseShape[] {
  return CLAUSES.flatMap((id) => {
    const clause = clauseOf(id, language);
    return clause === undefined || (game !== undefined && clause.game !== game) ? [] : [clause];
  });
}

/** The clauses that answer some words, best first, with the sentences that do, and whether they are only near. */
export function clausesFor(
  words: string,
  language: Language,
  options: SearchOptions,
): Required<Pick<ClausesAnswer, "near" | "answers" | "clauses">> {
  const hits = theLookup(language).search(words, options);
  const clauses = hits.flatMap(({ clause }) => clauseOf(clause, language) ?? []);
  const answers = hits.map(({ clause, answer, ruling }) => {
    if (ruling === undefined) return { clause, sentence: answer, page: pageOf(clause, language) };
    return { clause, ruling: ruling.id, sentence: ruling.answer, page: pageOf(clause, language, ruling.id) };
  });
  return { near: hits.some(({ near }) => near), answers, clauses };
}

function shapeOf(id: ClauseId, language: Language): ClauseShape {
  const { title, topic, answer, rule, status, core, beyond, related } = clauseText(id, language);
  const { sections } = CITATIONS[id];
  return {
    id,
    game: namedClause(id).game,
    title,
    topic,
    answer,
    rule,
    status,
    core,
    beyond: beyond.flatMap((part) => (part.status === "book" ? [] : [{ ...part, status: part.status }])),
    sources: DOCUMENTS.flatMap((document) => {
      const section = sections[document];
      return section === undefined ? [] : [{ document, title: DOCUMENT_TITLES[document][language], section }];
    }),
    related: [...related],
    rulings: RULINGS.filter(({ clauses }) => clauses.includes(id)).map((ruling) => {
      const { reasons: _inBeyond, ...text } = rulingText(ruling, language);
      return { ...text, clauses: [...text.clauses], pages: pagesOf(id, text.id) };
    }),
    examples: examplesOf(id).map((example) => exampleOf(example, language)),
    pages: pagesOf(id),
  };
}

const pagesOf = (clause: ClauseId, ruling?: string): ClauseShape["pages"] => {
  return {
    en: pageOf(clause, "en", ruling),
    fr: pageOf(clause, "fr", ruling),
    de: pageOf(clause, "de", ruling),
  };
};

function exampleOf(example: Example, language: Language): ClauseShape["examples"][number] {
  const caption = captionText(example, language);
  const { id } = example;
  if ("options" in example) return { id, caption, options: [...example.options] };
  const tries = example.tries?.map(({ before, act, allowed, price }) => ({
    ...(before === undefined ? {} : { before: [...before] }),
    action: act,
    allowed,
    ...(price === undefined ? {} : { price }),
  }));
  return { id, caption, position: example.position, ...(tries === undefined ? {} : { tries }) };
}
