import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";

/** Who owns the rights to these games, in plain text. */
export function Footer() {
  const t = useTranslations("shell");
  const locale = useLocale();
  const italic = (chunks: React.ReactNode) => <i lang="en">{chunks}</i>;
  return (
    <footer className="mx-auto w-full max-w-[90rem] px-3.5 md:px-8">
      <div className="flex flex-wrap items-center justify-between gap-x-6 border-t border-rule text-[14px] text-quiet">
        <p className="py-4">{t.rich("notice", { sea: italic, mountain: italic })}</p>
        <div className="flex gap-x-5">
          <Link href={`/${locale}/accessibility`} className="flex min-h-11 items-center underline">
            {t("access")}
          </Link>
          <Link href={`/${locale}/privacy`} className="flex min-h-11 items-center underline">
            {t("privacy")}
          </Link>
          <Link href={`/${locale}/settings`} className="flex min-h-11 items-center underline">
            {t("settings")}
          </Link>
        </div>
      </div>
    </footer>
  );
}
