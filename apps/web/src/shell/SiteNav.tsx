"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";

const PLACES = [
  { path: "", word: "navPlay" },
  { path: "/daily", word: "navToday" },
  { path: "/play/lobby", word: "navTables" },
  { path: "/companion", word: "navCompanion" },
  { path: "/log", word: "navLog" },
] as const;

/** The site's places; on a phone a line of its own under the mark. */
export function SiteNav() {
  const t = useTranslations("shell");
  const locale = useLocale();
  const here = usePathname();
  return (
    <nav aria-label={t("site")} className="site-nav">
      <ul>
        {PLACES.map(({ path, word }) => {
          const href = `/${locale}${path}`;
          return (
            <li key={path}>
              <Link href={href} aria-current={here === href ? "page" : undefined}>
                {t(word)}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
