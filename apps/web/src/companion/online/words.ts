/** The messages for a table that continues from a real one: fetched only at such a table. */

import type { Language } from "@/i18n/routing";
import { fetched } from "@/layout/late";
import type companion from "../../../messages/en/companion.json";
import type online from "../../../messages/en/online.json";

type Words = typeof companion & typeof online;

const LOAD: Readonly<Record<Language, () => Promise<readonly { readonly default: object }[]>>> = {
  en: () =>
    Promise.all([import("../../../messages/en/companion.json"), import("../../../messages/en/online.json")]),
  fr: () =>
    Promise.all([import("../../../messages/fr/companion.json"), import("../../../messages/fr/online.json")]),
  de: () =>
    Promise.all([import("../../../messages/de/companion.json"), import("../../../messages/de/online.json")]),
};

const asked = new Map<Language, Promise<Words>>();

/** The same promise every time, so that React can suspend on it. */
export function onlineWordsFor(language: Language): Promise<Words> {
  const known = asked.get(language);
  if (known !== undefined) return known;
  const words = fetched(LOAD[language]).then((files) =>
    Object.assign({}, ...files.map((file) => file.default)),
  );
  asked.set(language, words);
  return words;
}
