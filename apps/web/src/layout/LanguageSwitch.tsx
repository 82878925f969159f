"use client";

import { Icon } from "@stillwater/ui";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { memo, useEffect, useState } from "react";
import { LANGUAGE_NAMES, LANGUAGES, type Language } from "@/i18n/routing";
import { Disclosure } from "./Disclosure";

/** Links to the same page in another language. The proxy stores the choice in a cookie. */
export const LanguageSwitch = memo(Languages);

function Languages() {
  const locale = useLocale();
  const t = useTranslations("shell");
  return (
    <Disclosure icon="globe" shown={locale.toUpperCase()} label={t("language")}>
      {(close) => <LanguageList onChoose={close} />}
    </Disclosure>
  );
}

/** The languages as links to this page, each named in its own language. */
export function LanguageList({ onChoose }: { readonly onChoose?: () => void }) {
  const locale = useLocale();
  const pathname = usePathname();
  // The query and the fragment say which game, day or position is shown.
  const [behind, setBehind] = useState("");
  useEffect(() => setBehind(location.search + location.hash), []);
  const addressIn = (language: Language) => pathname.replace(/^\/[^/]+/, `/${language}`) + behind;
  return (
    <ul>
      {LANGUAGES.map((language) => (
        <li key={language}>
          <Link
            href={addressIn(language)}
            hrefLang={language}
            lang={language}
            prefetch={false}
            scroll={false}
            aria-current={language === locale ? "true" : undefined}
            onClick={() => onChoose?.()}
            className="flex min-h-11 items-center justify-between gap-4 px-4 hover:bg-act-soft"
          >
            {LANGUAGE_NAMES[language]}
            {language === locale ? <Icon name="check" size={18} /> : null}
          </Link>
        </li>
      ))}
    </ul>
  );
}
