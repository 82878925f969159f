import { Wordmark } from "@stillwater/ui";
import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Footer } from "./Footer";
import { LanguageSwitch } from "./LanguageSwitch";
import { SiteNav } from "./SiteNav";
import { ThemeSwitch } from "./ThemeSwitch";

/** The frame of every page but the table: skip link, header, one main landmark, footer. */
export function Page({ children }: { readonly children: ReactNode }) {
  const t = useTranslations("shell");
  return (
    <div className="flex min-h-dvh flex-col">
      <a href="#main" className="skip-link">
        {t("skip")}
      </a>
      <SiteHeader />
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto w-full max-w-[90rem] flex-1 px-3.5 pb-8 outline-none md:px-8"
      >
        {children}
      </main>
      <Footer />
    </div>
  );
}

/** The logo, the navigation, the language and the theme. */
function SiteHeader() {
  const t = useTranslations("shell");
  const locale = useLocale();
  return (
    <header className="site-header border-b border-rule">
      <div className="mx-auto flex max-w-[90rem] flex-wrap items-center justify-between gap-x-8 px-3.5 md:h-14 md:flex-nowrap md:px-8">
        <Link href={`/${locale}`} aria-label={t("home")} className="flex min-h-11 items-center">
          <Wordmark name="Stillwater" size={34} />
        </Link>
        <SiteNav />
        <div className="flex h-14 items-center gap-1 sm:gap-3 md:order-last">
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
      </div>
    </header>
  );
}
