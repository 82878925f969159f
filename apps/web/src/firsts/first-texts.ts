/** The words for first times, fetched when a rule is explained and never by those who know them all. */
import type { ModuleId } from "@stillwater/engine";
import type { Language } from "@/i18n/routing";

export interface FirstTexts {
  readonly title: string;
  /** Of those that were shown already. */
  readonly before: string;
  readonly none: string;
  /** By the clause they explain. */
  readonly rules: Readonly<Record<string, string>>;
}

type File = { readonly default: { readonly firsts: FirstTexts } };

const LOAD: Readonly<Record<Language, () => Promise<File>>> = {
  en: () => import("../../messages/en/firsts.json"),
  fr: () => import("../../messages/fr/firsts.json"),
  de: () => import("../../messages/de/firsts.json"),
};

/** Those of the games, and of these modules. Rejects without a network. */
export async function firstTexts(language: Language, modules: readonly ModuleId[]): Promise<FirstTexts> {
  const { default: words } = await LOAD[language]();
  if (modules.length === 0) return words.firsts;
  const { withWordsOf } = await import("@/i18n/modules");
  return (await withWordsOf(modules, words, language)).firsts;
}

/** Dots would be taken for levels of the messages. */
export const messageKeyOf = (clause: string): string => clause.replaceAll(".", "_");
