import { LANGUAGES, type Language } from "@stillwater/rulebook/citations";
import { defineRouting } from "next-intl/routing";

export { LANGUAGES, type Language };

/** Each language's name for itself; never translated. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: "English",
  fr: "Français",
  de: "Deutsch",
};

/** Every page lives under its language; a path without one is sent to the language the browser asks for. */
export const routing = defineRouting({
  locales: LANGUAGES,
  defaultLocale: "en",
  localePrefix: "always",
  // Pages list their own alternates; these would repeat whatever host a request claims.
  alternateLinks: false,
  localeCookie: { name: "language", maxAge: 60 * 60 * 24 * 365, sameSite: "lax" },
});

/** Whether a path segment or a stored value names a language of the site. */
export function isLanguage(value: string | null | undefined): value is Language {
  return LANGUAGES.some((language) => language === value);
}
