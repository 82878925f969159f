import type { ClauseId } from "@stillwater/engine";
import type { Language } from "@/i18n/routing";
import { fetched } from "@/layout/late";

/** What the pill of a clause says, such as "Price · EN 4A.2". The sources are loaded after the table. */
export async function citationFor(clause: ClauseId, language: Language): Promise<string> {
  const { citation } = await fetched(() => import("@stillwater/rulebook/citations"));
  const { topic, source } = citation(clause, language);
  // The first source is enough for a pill; the sheet names them all.
  return `${topic} · ${source.split(", ")[0] ?? source}`;
}
