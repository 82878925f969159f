/** The sentences of the rules for a page that is seen and used before they have come. */
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

/** Fetched when first asked for, until it comes; the same promise ever after. */
export function voiceIn(language: Language): Promise<Voice> {
  const known = coming.get(language);
  if (known !== undefined) return known;
  const voice: Promise<Voice> = whenIdleOrPressed(FILES[language]).then((came) => {
    here.set(language, came);
    // React reads these two: what is here already is not waited for.
    Object.assign(voice, { status: "fulfilled", value: came });
    return came;
  });
  coming.set(language, voice);
  return voice;
}

/** Null until it has come. */
export const voiceNow = (language: Language): Voice | null => here.get(language) ?? null;
