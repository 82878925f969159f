/** The sentences of the rules, for a page that is visible and usable before they have loaded. */
import type { Voice } from "@stillwater/rulebook";
import type { Language } from "@/i18n/routing";
import { fetched, whenIdleOrPressed } from "@/layout/late";

const FILES = {
  en: () => fetched<Voice>(() => import("@stillwater/rulebook/verdict/en")),
  fr: () => fetched<Voice>(() => import("@stillwater/rulebook/verdict/fr")),
  de: () => fetched<Voice>(() => import("@stillwater/rulebook/verdict/de")),
} as const satisfies Readonly<Record<Language, () => Promise<Voice>>>;

const coming = new Map<Language, Promise<Voice>>();
const here = new Map<Language, Voice>();

/** Fetched on the first request, with retries until it succeeds; later calls return the same promise. */
export function voiceIn(language: Language): Promise<Voice> {
  const known = coming.get(language);
  if (known !== undefined) return known;
  const voice: Promise<Voice> = whenIdleOrPressed(FILES[language]).then((came) => {
    here.set(language, came);
    // React's `use` reads these two fields: a promise that is already fulfilled does not suspend.
    Object.assign(voice, { status: "fulfilled", value: came });
    return came;
  });
  coming.set(language, voice);
  return voice;
}

/** Null until it has loaded. */
export const voiceNow = (language: Language): Voice | null => here.get(language) ?? null;
