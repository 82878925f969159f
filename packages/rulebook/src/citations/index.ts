import type { ClauseId } from "@stillwater/engine";
import { type Language, typeset } from "../language";
import { ROOM_CITATIONS } from "../modules/citations";
import { mergedParts } from "../modules/room";
import { type Citation, type CitationStatus, DOCUMENTS } from "./shapes";

export { LANGUAGES, type Language, type Translated } from "../language";
export { DOCUMENT_TITLES } from "../words/documents";
export { type Citation, type CitationStatus, DOCUMENTS, type Document, STATUSES } from "./shapes";

/** Where every clause of the engine is found in the sources. A clause without a citation does not compile. */
export const CITATIONS: Readonly<Record<ClauseId, Citation>> = mergedParts(Object.values(ROOM_CITATIONS));

/** The pill of a rule: its topic in the reader's language, its sections, and how well the sources support it. */
export interface Pill {
  readonly topic: string;
  /** "EN 4A.2, FR 4A.2" */
  readonly source: string;
  readonly status: CitationStatus;
}

/** The sections that a clause restates: "EN 4A.2, FR 4A.2, BGA A.2". */
export function sourceText(id: ClauseId): string {
  const { sections } = CITATIONS[id];
  return DOCUMENTS.flatMap((document) => {
    const section = sections[document];
    return section === undefined ? [] : [`${document} ${section}`];
  }).join(", ");
}

/** What to print on the pill of a clause. Small, because it does not load the texts of the rules. */
export function citation(id: ClauseId, language: Language): Pill {
  const { topic, status } = CITATIONS[id];
  return { topic: typeset(topic[language], language), source: sourceText(id), status };
}

/** How well the sources support the rule itself, without what its clause adds. */
export function coreStatus(id: ClauseId): CitationStatus {
  const { status, core } = CITATIONS[id];
  return core ?? status;
}
