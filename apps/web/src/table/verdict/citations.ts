"use client";

import type { ClauseId } from "@stillwater/engine";
import { useEffect, useSyncExternalStore } from "react";
import type { Language } from "@/i18n/routing";
import { fetched, whenIdle } from "@/layout/late";

type Cite = (clause: ClauseId, language: Language) => { readonly topic: string; readonly source: string };

let cite: Cite | null = null;
let asked = false;
const readers = new Set<() => void>();

function fetchSources(): void {
  if (asked) return;
  asked = true;
  void fetched(() => import("@stillwater/rulebook/citations")).then(({ citation }) => {
    cite = citation;
    for (const one of readers) one();
  });
}

function follow(reader: () => void): () => void {
  readers.add(reader);
  fetchSources();
  return () => readers.delete(reader);
}

/** Loads the sources before a verdict first names one: otherwise the verdict would be rendered twice. */
export function useSources(soon: boolean): void {
  useEffect(() => {
    if (soon) void whenIdle(async () => fetchSources());
  }, [soon]);
}

/** The text on a clause's pill, such as "Price" and "EN 4A.2". The sources load after the table: null until then. */
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
  // A pill names only the first source; the sheet names them all.
  return { topic: said.topic, source: said.source.split(", ")[0] ?? said.source };
}
