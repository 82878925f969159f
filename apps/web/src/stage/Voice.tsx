"use client";

import type { Voice } from "@stillwater/rulebook";
import dynamic from "next/dynamic";
import { useLocale } from "next-intl";
import { createContext, type ReactNode, use } from "react";
import type { Language } from "@/i18n/routing";
import { late } from "@/layout/late";

const VoiceContext = createContext<Voice | null>(null);

interface Heard {
  readonly children: ReactNode;
}

const speaking = (voice: Voice) =>
  function Speaking({ children }: Heard) {
    return <VoiceContext value={voice}>{children}</VoiceContext>;
  };

/**
 * Each language is a file of its own, so that a browser loads the one its reader reads. Beside the file of a page, and not
 * inside one that is loaded later: there the page's HTML would name files in advance that do not exist.
 */
const SPEAKING = {
  en: dynamic(() => late(() => import("@stillwater/rulebook/verdict/en").then(speaking))),
  fr: dynamic(() => late(() => import("@stillwater/rulebook/verdict/fr").then(speaking))),
  de: dynamic(() => late(() => import("@stillwater/rulebook/verdict/de").then(speaking))),
} as const satisfies Readonly<Record<Language, unknown>>;

/** Everything below may speak of verdicts in the reader's language. Suspends until that language is loaded. */
export function WithVoice({ children }: Heard) {
  const Speaking = SPEAKING[useLocale()];
  return use(VoiceContext) === null ? <Speaking>{children}</Speaking> : children;
}

/** The sentences of the rules in the reader's language. */
export function useVoice(): Voice {
  const voice = use(VoiceContext);
  if (voice === null) throw new Error("No voice here: wrap this in WithVoice.");
  return voice;
}
