/** The words of the command line: a file for each language, fetched when somebody opens it. */

import { createTranslator } from "next-intl";
import type { Language } from "@/i18n/routing";
import { fetched } from "@/layout/late";
import type command from "../../messages/en/command.json";

type Messages = typeof command;
type Key = keyof Messages["command"];

/** One sentence with its values. */
export type SayCommand = (key: Key, values?: Readonly<Record<string, string | number>>) => string;

const LOAD: Readonly<Record<Language, () => Promise<{ readonly default: Messages }>>> = {
  en: () => import("../../messages/en/command.json"),
  fr: () => import("../../messages/fr/command.json"),
  de: () => import("../../messages/de/command.json"),
};

const asked = new Map<Language, Promise<SayCommand>>();

/** The sentences of a language; the same promise every time, so that React can wait for it. */
export function sayFor(language: Language): Promise<SayCommand> {
  const known = asked.get(language);
  if (known !== undefined) return known;
  const say = fetched(LOAD[language]).then(
    ({ default: messages }): SayCommand => sayFrom(messages, language),
  );
  asked.set(language, say);
  return say;
}

/** The sentences made of these messages. */
function sayFrom(messages: Messages, language: Language): SayCommand {
  const t = createTranslator({ locale: language, messages, namespace: "command" });
  // Every message of this area takes plain values; which ones is held by the tests of the answers.
  return (key, values) => (t as SayCommand)(key, values);
}
