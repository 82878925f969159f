"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";

interface Spot {
  readonly path: string;
  readonly word: "navPlay" | "navToday" | "navCompanion" | "navRules" | "navLog";
  /** What else belongs there: a table is playing, and every rule has a page of its own. */
  readonly within?: string;
}

const PLACES: readonly Spot[] = [
  { path: "", word: "navPlay", within: "/play/" },
  { path: "/daily", word: "navToday" },
  { path: "/companion", word: "navCompanion" },
  { path: "/rules", word: "navRules", within: "/rules/" },
  { path: "/log", word: "navLog" },
];

/** The site's places; on a phone a line of its own under the mark. */
export function SiteNav() {
  const t = useTranslations("shell");
  const locale = useLocale();
  const here = usePathname();
  return (
    <nav aria-label={t("site")} className="site-nav">
      <ul>
        {PLACES.map(({ path, word, within }) => {
          const href = `/${locale}${path}`;
          const open = here === href || (within !== undefined && here.startsWith(`/${locale}${within}`));
          return (
            <li key={path}>
              {/* A table on a phone has better things to fetch than the other doors; their code is kept on the device soon. */}
              <Link href={href} prefetch={false} aria-current={open ? "page" : undefined}>
                {t(word)}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
