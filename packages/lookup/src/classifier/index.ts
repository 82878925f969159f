/** The trained models, one a language: about 290 kB each when compressed. */
import type { Language } from "@stillwater/rulebook/citations";
import de from "../../models/de.json";
import en from "../../models/en.json";
import fr from "../../models/fr.json";
import type { Model } from "./model";

// A language in JSON is any text to the type checker; each file is named by its own.
const MODELS: Readonly<Record<Language, Model>> = {
  en: { ...en, language: "en" },
  fr: { ...fr, language: "fr" },
  de: { ...de, language: "de" },
};

/** The classifier of one language, as a plain value. */
export const modelOf = (language: Language): Model => MODELS[language];
