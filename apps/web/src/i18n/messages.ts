/** All words of a language: of the pages, of single pages and of the modules. */
import type { Messages } from "next-intl";
import { areasOf } from "./areas";
import { withModules } from "./modules";
import type { Language } from "./routing";

const read = new Map<Language, Promise<Messages>>();

/** Every message of a language: put together once, since every page asks. */
export function messagesOf(language: Language): Promise<Messages> {
  const known = read.get(language);
  if (known !== undefined) return known;
  const words = readMessages(language);
  read.set(language, words);
  // What could not be read is read again.
  words.catch(() => read.delete(language));
  return words;
}

async function readMessages(language: Language): Promise<Messages> {
  const shared = (await import(`../../messages/${language}/shared.json`)).default;
  return withModules({ ...shared, ...(await areasOf(language)) }, language);
}
