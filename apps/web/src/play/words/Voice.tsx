"use client";

import type { Voice } from "@stillwater/rulebook";
import { useLocale } from "next-intl";
import { createContext, type ReactNode, use } from "react";
import { voiceFor } from "./voices";

const VoiceContext = createContext<Voice | null>(null);

/** Everything below may speak of verdicts in the reader's language. Suspends until that language is loaded. */
export function WithVoice({ children }: { readonly children: ReactNode }) {
  return <VoiceContext value={use(voiceFor(useLocale()))}>{children}</VoiceContext>;
}

/** The sentences of the rules in the reader's language. */
export function useVoice(): Voice {
  const voice = use(VoiceContext);
  if (voice === null) throw new Error("No voice here: wrap this in WithVoice.");
  return voice;
}
