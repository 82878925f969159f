import type { Metadata } from "next";
import { LANGUAGES, type Language, routing } from "@/i18n/routing";

/** The canonical address of a page, and the same page in every language. `path` is the part after the language. */
export function alternatesOf(
  site: string,
  language: Language,
  path: string,
): NonNullable<Metadata["alternates"]> {
  const at = (each: string): string => `${site}/${each}${path}`;
  return {
    canonical: at(language),
    languages: {
      ...Object.fromEntries(LANGUAGES.map((each) => [each, at(each)])),
      "x-default": at(routing.defaultLocale),
    },
  };
}
