import type { Voice } from "@stillwater/rulebook";
import type { Language } from "@/i18n/routing";

/** Each language is a file of its own, so that a browser loads the one its reader reads. */
const LOAD: Readonly<Record<Language, () => Promise<Voice>>> = {
  en: () => import("@stillwater/rulebook/verdict/en"),
  fr: () => import("@stillwater/rulebook/verdict/fr"),
  de: () => import("@stillwater/rulebook/verdict/de"),
};

const asked = new Map<Language, Promise<Voice>>();

/** The sentences of the rules in a language; the same promise every time, so that React can wait for it. */
export function voiceFor(language: Language): Promise<Voice> {
  const known = asked.get(language) ?? LOAD[language]();
  asked.set(language, known);
  return known;
}
