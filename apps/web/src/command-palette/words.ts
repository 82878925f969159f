/** The messages of the command line: a file per language, and the modules' answers, loaded when the line is first opened. */

import type { ModuleId, Rulebook } from "@stillwater/engine";
import { createTranslator } from "next-intl";
import { WORD_FILES } from "@/i18n/module-words";
import { withWordsOf } from "@/i18n/modules";
import type { Language } from "@/i18n/routing";
import { fetched } from "@/layout/late";
import type { SayCommand } from "@/modules/answering";
import { ANSWERED_BY } from "@/modules/answers";
import { modulesOf } from "@/modules/in-play";
import type command from "../../messages/en/command.json";

const LOAD: Readonly<Record<Language, () => Promise<{ readonly default: typeof command }>>> = {
  en: () => import("../../messages/en/command.json"),
  fr: () => import("../../messages/fr/command.json"),
  de: () => import("../../messages/de/command.json"),
};

/** The modules of a game, and those that answer in any game. */
export function answeringIn(rulebook: Rulebook): readonly ModuleId[] {
  const answering = WORD_FILES.filter((id) => Object.keys(ANSWERED_BY[id]).length > 0);
  return [...new Set([...modulesOf(rulebook), ...answering])];
}

const asked = new Map<string, Promise<SayCommand>>();

/** The sentences of a language and of some modules; the same promise every time, so that React can suspend on it. */
export function sayFor(language: Language, modules: readonly ModuleId[]): Promise<SayCommand> {
  const key = [language, ...modules].join();
  const known = asked.get(key);
  if (known !== undefined) return known;
  const say = fetched(async () => withWordsOf(modules, (await LOAD[language]()).default, language)).then(
    (messages): SayCommand => sayFrom(messages, language),
  );
  asked.set(key, say);
  return say;
}

/** The function that words sentences with these messages. */
function sayFrom(messages: typeof command, language: Language): SayCommand {
  const t = createTranslator({ locale: language, messages, namespace: "command" });
  // Every message of this area takes plain values; the tests of the answers check which ones.
  return (key, values) => (t as SayCommand)(key, values);
}
