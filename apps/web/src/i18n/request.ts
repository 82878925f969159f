import { getRequestConfig } from "next-intl/server";
import { messagesOf } from "./messages";
import { isLanguage, routing } from "./routing";

/** The machine's time zone. Given here, because next-intl would otherwise ask the system for it with every page. */
const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();

export default getRequestConfig(async ({ requestLocale }) => {
  const asked = await requestLocale;
  const locale = isLanguage(asked) ? asked : routing.defaultLocale;
  return { locale, timeZone, messages: await messagesOf(locale) };
});
