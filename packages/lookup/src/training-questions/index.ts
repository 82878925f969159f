/**
 * Ways people ask, in our own words, each tied to the sentence that answers it: the short answer of a clause, by the
 * clause's id, or a ruling, by the ruling's id. The lists are data, in `wordings`, apart by `|`.
 */
import type { ClauseId } from "@stillwater/engine";
import type { Language } from "@stillwater/rulebook/citations";
import deMountain from "../../wordings/de/mountain.json";
import deSea from "../../wordings/de/sea.json";
import deStormySeas from "../../wordings/de/stormy-seas.json";
import deVariants from "../../wordings/de/variants.json";
import enMountain from "../../wordings/en/mountain.json";
import enSea from "../../wordings/en/sea.json";
import enStormySeas from "../../wordings/en/stormy-seas.json";
import enVariants from "../../wordings/en/variants.json";
import frMountain from "../../wordings/fr/mountain.json";
import frSea from "../../wordings/fr/sea.json";
import frStormySeas from "../../wordings/fr/stormy-seas.json";
import frVariants from "../../wordings/fr/variants.json";
import { MODULE_WORDINGS } from "./modules";

type Wordings = Readonly<Record<string, string>>;

const WORDINGS: Readonly<Record<Language, Wordings>> = {
  en: { ...enSea, ...enStormySeas, ...enVariants, ...enMountain, ...MODULE_WORDINGS.en },
  fr: { ...frSea, ...frStormySeas, ...frVariants, ...frMountain, ...MODULE_WORDINGS.fr },
  de: { ...deSea, ...deStormySeas, ...deVariants, ...deMountain, ...MODULE_WORDINGS.de },
};

/** The questions that a clause's short answer, or a ruling, answers. */
export const questionsFor = (sentence: ClauseId | string, language: Language): readonly string[] =>
  (WORDINGS[language][sentence] ?? "").split("|").filter((question) => question !== "");

/** The ids of all clauses and rulings that questions are tied to. */
export const sentencesIn = (language: Language): readonly string[] => Object.keys(WORDINGS[language]);
