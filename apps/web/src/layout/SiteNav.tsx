"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { memo } from "react";

interface Spot {
  readonly path: string;
  readonly word: "navPlay" | "navToday" | "navCompanion" | "navRules" | "navLog";
  /** Prefixes of further addresses in this section: a table belongs to playing, and every rule has a page of its own. */
  readonly within: readonly string[];
}

const PLACES: readonly Spot[] = [
  { path: "", word: "navPlay", within: ["/play/", "/join"] },
  { path: "/daily", word: "navToday", within: ["/question"] },
  { path: "/companion", word: "navCompanion", within: ["/companion/"] },
  { path: "/rules", word: "navRules", within: ["/rules/"] },
  { path: "/log", word: "navLog", within: ["/replay/"] },
];

/** The site's navigation; on a phone in a line of its own under the logo. Memoised, as a table's header often changes. */
export const SiteNav = memo(Nav);

function Nav() {
  const t = useTranslations("shell");
  const locale = useLocale();
  const here = usePathname();
  return (
    <nav
      aria-label={t("site")}
      className="site-nav flex-1 max-md:order-2 max-md:flex-[0_0_100%] max-md:min-w-0"
    >
      <ul
        className="flex gap-x-[clamp(8px,(100vw-340px)/5,26px)] gap-y-1 overflow-x-auto
        md:max-lg:gap-x-4.5"
      >
        {PLACES.map(({ path, word, within }) => {
          const href = `/${locale}${path}`;
          const open = here === href || within.some((start) => here.startsWith(`/${locale}${start}`));
          return (
            <li key={path}>
              {/* Not prefetched: a table on a phone has more urgent downloads, and the other sections are soon cached. */}
              <Link
                className="flex items-center min-h-11 text-quiet whitespace-nowrap
                aria-[current]:text-ink aria-[current]:font-semibold
                aria-[current=page]:[box-shadow:inset_0_-3px_var(--sw-act)] text-[length:clamp(0.9375rem,3.9vw,1rem)]
                md:min-h-14"
                href={href}
                prefetch={false}
                aria-current={open ? "page" : undefined}
              >
                {t(word)}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
