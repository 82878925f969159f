import type { ClauseId } from "@stillwater/engine";
import { type Language, typeset } from "../language";
import { ROOM_CITATIONS } from "../modules/citations";
import { mergedParts } from "../modules/room";
import { type Citation, type CitationStatus, DOCUMENTS } from "./shapes";

export { LANGUAGES, type Language, type Translated } from "../language";
export { DOCUMENT_TITLES } from "../words/documents";
export { type Citation, type CitationStatus, DOCUMENTS, type Document, STATUSES } from "./shapes";

/** Where every clause of the engine stands in the sources. A clause without a citation does not compile. */
export const CITATIONS: Readonly<Record<ClauseId, Citation>> = mergedParts(Object.values(ROOM_CITATIONS));

/** A rule's pill: its topic in the reader's language, its sections, and whether it is our reading. */
export interface Pill {
  readonly topic: string;
  /** "EN 4A.2, FR 4A.2" */
  readonly source: string;
  readonly status: CitationStatus;
}

/** The sections a clause restates: "EN 4A.2, FR 4A.2, BGA A.2". */
export function sourceText(id: ClauseId): string {
  const { sections } = CITATIONS[id];
  return DOCUMENTS.flatMap((document) => {
    const section = sections[document];
    return section === undefined ? [] : [`${document} ${section}`];
  }).join(", ");
}

/** What to print on the pill of a clause. Small: brings no rule texts along. */
export function citation(id: ClauseId, language: Language): Pill {
  const { topic, status } = CITATIONS[id];
  return { topic: typeset(topic[language], language), source: sourceText(id), status };
}

/** How sure a rule itself is, apart from what its clause adds. */
export function coreStatus(id: ClauseId): CitationStatus {
  const { status, core } = CITATIONS[id];
  return core ?? status;
}
