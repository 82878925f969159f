"use client";

import type { ClauseId } from "@stillwater/engine";
import { useSyncExternalStore } from "react";
import type { Language } from "@/i18n/routing";
import { fetched } from "@/layout/late";

type Cite = (clause: ClauseId, language: Language) => { readonly topic: string; readonly source: string };

let cite: Cite | null = null;
const readers = new Set<() => void>();

function follow(reader: () => void): () => void {
  readers.add(reader);
  if (cite === null)
    void fetched(() => import("@stillwater/rulebook/citations")).then(({ citation }) => {
      cite = citation;
      for (const one of readers) one();
    });
  return () => readers.delete(reader);
}

/**
 * What the pill of a clause says, such as "Price" and "EN 4A.2". The sources are loaded after the table: null until then,
 * and there at once for every pill after the first.
 */
export function useCitation(
  clause: ClauseId,
  language: Language,
): { readonly topic: string; readonly source: string } | null {
  const said = useSyncExternalStore(
    follow,
    () => cite,
    () => null,
  )?.(clause, language);
  if (said === undefined) return null;
  // The first source is enough for a pill; the sheet names them all.
  return { topic: said.topic, source: said.source.split(", ")[0] ?? said.source };
}
