import type { Messages } from "next-intl";
import { getRequestConfig } from "next-intl/server";
import { areasOf } from "./areas";
import { withModules } from "./modules";
import { isLanguage, type Language, routing } from "./routing";

const read = new Map<Language, Promise<Messages>>();

/** All words of a language: put together once, since every page asks. */
function wordsOf(language: Language): Promise<Messages> {
  const known = read.get(language);
  if (known !== undefined) return known;
  const words = readWords(language);
  read.set(language, words);
  // What could not be read is read again.
  words.catch(() => read.delete(language));
  return words;
}

async function readWords(language: Language): Promise<Messages> {
  const shared = (await import(`../../messages/${language}/shared.json`)).default;
  return withModules({ ...shared, ...(await areasOf(language)) }, language);
}

/** Of the machine. Said here, because next-intl would ask the system for it anew with every page. */
const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();

export default getRequestConfig(async ({ requestLocale }) => {
  const asked = await requestLocale;
  const locale = isLanguage(asked) ? asked : routing.defaultLocale;
  return { locale, timeZone, messages: await wordsOf(locale) };
});
