"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";

const PLACES = [
  { path: "", word: "navPlay" },
  { path: "/daily", word: "navToday" },
  { path: "/companion", word: "navCompanion" },
  { path: "/rules", word: "navRules" },
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
          // Every rule has a page of its own under its place.
          const open = here === href || (path === "/rules" && here.startsWith(`${href}/`));
          return (
            <li key={path}>
              <Link href={href} aria-current={open ? "page" : undefined}>
                {t(word)}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
