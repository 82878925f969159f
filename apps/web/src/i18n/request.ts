import { getRequestConfig } from "next-intl/server";
import { messagesOf } from "./messages";
import { isLanguage, routing } from "./routing";

/** Of the machine. Said here, because next-intl would ask the system for it anew with every page. */
const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();

export default getRequestConfig(async ({ requestLocale }) => {
  const asked = await requestLocale;
  const locale = isLanguage(asked) ? asked : routing.defaultLocale;
  return { locale, timeZone, messages: await messagesOf(locale) };
});
