/** The first-time words, loaded when a rule is explained, so never for people who know them all. */
import type { ModuleId } from "@stillwater/engine";
import type { Language } from "@/i18n/routing";

export interface FirstTexts {
  readonly title: string;
  /** The heading of those shown before. */
  readonly before: string;
  readonly none: string;
  /** Keyed by the clause that they explain. */
  readonly rules: Readonly<Record<string, string>>;
}

type File = { readonly default: { readonly firsts: FirstTexts } };

const LOAD: Readonly<Record<Language, () => Promise<File>>> = {
  en: () => import("../../messages/en/firsts.json"),
  fr: () => import("../../messages/fr/firsts.json"),
  de: () => import("../../messages/de/firsts.json"),
};

/** The texts of the games and of these modules. Rejects without a network. */
export async function firstTexts(language: Language, modules: readonly ModuleId[]): Promise<FirstTexts> {
  const { default: words } = await LOAD[language]();
  if (modules.length === 0) return words.firsts;
  const { withWordsOf } = await import("@/i18n/modules");
  return (await withWordsOf(modules, words, language)).firsts;
}

/** A dot would be taken for a level of the messages. */
export const messageKeyOf = (clause: string): string => clause.replaceAll(".", "_");
