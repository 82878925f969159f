import { getRequestConfig } from "next-intl/server";
import { areasOf } from "./areas";
import { withModules } from "./modules";
import { isLanguage, routing } from "./routing";

export default getRequestConfig(async ({ requestLocale }) => {
  const asked = await requestLocale;
  const locale = isLanguage(asked) ? asked : routing.defaultLocale;
  const shared = (await import(`../../messages/${locale}/shared.json`)).default;
  return { locale, messages: await withModules({ ...shared, ...(await areasOf(locale)) }, locale) };
});
