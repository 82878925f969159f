/** The words of a table that goes on from a real one: fetched when somebody is at such a table. */

import type { Language } from "@/i18n/routing";
import { fetched } from "@/layout/late";
import type companion from "../../../messages/areas/en/companion.json";
import type online from "../../../messages/areas/en/online.json";

type Words = typeof companion & typeof online;

const LOAD: Readonly<Record<Language, () => Promise<readonly { readonly default: object }[]>>> = {
  en: () =>
    Promise.all([
      import("../../../messages/areas/en/companion.json"),
      import("../../../messages/areas/en/online.json"),
    ]),
  fr: () =>
    Promise.all([
      import("../../../messages/areas/fr/companion.json"),
      import("../../../messages/areas/fr/online.json"),
    ]),
  de: () =>
    Promise.all([
      import("../../../messages/areas/de/companion.json"),
      import("../../../messages/areas/de/online.json"),
    ]),
};

const asked = new Map<Language, Promise<Words>>();

/** The same promise every time, so that React can wait for it. */
export function wordsFor(language: Language): Promise<Words> {
  const known = asked.get(language);
  if (known !== undefined) return known;
  const words = fetched(LOAD[language]).then((files) =>
    Object.assign({}, ...files.map((file) => file.default)),
  );
  asked.set(language, words);
  return words;
}
