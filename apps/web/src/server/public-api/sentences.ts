/** Findings as programs are told them: with values beside the sentence, and the source and page of each clause. */
import type { Finding as EngineFinding } from "@stillwater/engine";
import { findingOf as toldOf } from "@stillwater/rulebook/asking";
import type { Language } from "@stillwater/rulebook/citations";
import type { VerdictContext } from "@stillwater/rulebook/verdict";
import type { ClauseId, PublicFinding } from "./shapes";

/** The page of a clause in one language, as a path of this site; a ruling has an anchor on it. */
export const pageOf = (clause: ClauseId, language: Language, ruling?: string): string =>
  `/${language}/rules/${clause}${ruling === undefined ? "" : `#${ruling}`}`;

/** One finding with its sentence, its source and its page. */
export function publicFindingOf(
  finding: EngineFinding,
  context: VerdictContext,
  language: Language,
): PublicFinding {
  return { ...toldOf(finding, context, language), rule: pageOf(finding.clause, language) };
}
