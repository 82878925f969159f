"use client";

import type { Voice } from "@stillwater/rulebook";
import dynamic from "next/dynamic";
import { useLocale } from "next-intl";
import { createContext, type ReactNode, use, useCallback, useSyncExternalStore } from "react";
import type { Language } from "@/i18n/routing";
import { late } from "@/layout/late";
import { voiceIn, voiceNow } from "./late-voice";

const VoiceContext = createContext<Voice | null>(null);

interface Heard {
  readonly children: ReactNode;
}

const speaking = (voice: Voice) =>
  function Speaking({ children }: Heard) {
    return <VoiceContext value={voice}>{children}</VoiceContext>;
  };

/**
 * One file per language, so that a browser loads only its reader's. These imports belong beside a page's entry, not inside a
 * chunk that is loaded later: there the page's HTML would preload files that do not exist.
 */
const SPEAKING = {
  en: dynamic(() => late(() => import("@stillwater/rulebook/verdict/en").then(speaking))),
  fr: dynamic(() => late(() => import("@stillwater/rulebook/verdict/fr").then(speaking))),
  de: dynamic(() => late(() => import("@stillwater/rulebook/verdict/de").then(speaking))),
} as const satisfies Readonly<Record<Language, unknown>>;

/** For content that needs the rules' sentences from the beginning: it waits until the reader's language is loaded. */
export function WithVoice({ children }: Heard) {
  const Speaking = SPEAKING[useLocale()];
  return use(VoiceContext) === null ? <Speaking>{children}</Speaking> : children;
}

/**
 * The sentences of the rules in the reader's language. Without a `WithVoice` above, the caller suspends until they are
 * loaded; they are fetched once the page is hydrated.
 */
export function useVoice(): Voice {
  const language = useLocale();
  const around = use(VoiceContext);
  return around ?? use(voiceIn(language));
}

/** The same for a caller that can go on without them: null until they are loaded. */
export function useVoiceSoon(): Voice | null {
  const language = useLocale();
  const around = use(VoiceContext);
  const wanted = around === null;
  const follow = useCallback(
    (change: () => void) => {
      let open = wanted && voiceNow(language) === null;
      if (open) void voiceIn(language).then(() => open && change());
      return () => {
        open = false;
      };
    },
    [wanted, language],
  );
  const came = useSyncExternalStore(
    follow,
    () => voiceNow(language),
    () => null,
  );
  return around ?? came;
}
