/** All messages of a language: shared ones, those of single pages, and those of the modules. */
import type { Messages } from "next-intl";
import { areasOf } from "./areas";
import { withModules } from "./modules";
import type { Language } from "./routing";

const read = new Map<Language, Promise<Messages>>();

/** Every message of a language: merged once, since every page asks for them. */
export function messagesOf(language: Language): Promise<Messages> {
  const known = read.get(language);
  if (known !== undefined) return known;
  const words = readMessages(language);
  read.set(language, words);
  // A failed read is not cached.
  words.catch(() => read.delete(language));
  return words;
}

async function readMessages(language: Language): Promise<Messages> {
  const shared = (await import(`../../messages/${language}/shared.json`)).default;
  return withModules({ ...shared, ...(await areasOf(language)) }, language);
}
