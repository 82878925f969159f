"use client";

/** All rules in reading order, with the open one marked. */
import type { ClauseId } from "@stillwater/engine";
import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { clausePath } from "@/layout/rule-paths";
import type { RuledGame } from "@/layout/ruled-game";
import type { Contents } from "./contents";

interface ContentsListProps {
  readonly contents: Contents;
  /** The games that are listed. */
  readonly games: readonly RuledGame[];
  readonly open: ClauseId | null;
}

export function ContentsList({ contents, games, open }: ContentsListProps) {
  const t = useTranslations("rules");
  const home = useTranslations("home");
  const locale = useLocale();
  const list = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another rule is another place in the list
  useEffect(() => {
    const { current } = list;
    const marked = current?.querySelector<HTMLElement>("[aria-current]");
    const scroller = current?.closest<HTMLElement>(".rules-side");
    if (marked == null || scroller == null || scroller.scrollHeight <= scroller.clientHeight) return;
    const middle = marked.offsetTop - scroller.clientHeight / 2;
    scroller.scrollTo({ top: middle });
  }, [open]);
  return (
    <nav
      ref={list}
      className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,20rem),1fr))] gap-x-8 gap-y-6.5 items-start
      max-lg:group-data-searching/rules:hidden max-lg:in-[.rules:has(.entrance)]:order-1
      max-lg:in-[.rules:has(.entrance)]:pb-6 lg:grid-cols-1"
      aria-label={t("contents")}
    >
      {games.map((game) => (
        <div
          key={game}
          className="grid col-span-full grid-cols-subgrid gap-x-8 gap-y-4.5 items-start lg:grid-cols-1"
        >
          <h2
            className="col-span-full pt-2.5 border-t border-t-ink font-serif text-22 data-[game=sea]:italic"
            data-game={game}
          >
            {home(game)}
          </h2>
          {contents[game].map(({ title, clauses }) => (
            <div key={title}>
              <h3 className="mb-1.5 font-serif text-17 font-semibold">{title}</h3>
              <ul className="border-s border-s-rule">
                {clauses.map((clause) => (
                  <li key={clause.id}>
                    <Link
                      className="flex items-center min-h-11 pt-1 pr-2.5 pb-1 pl-3.5 [line-height:1.25]
                      hover:underline
                      aria-[current=page]:-ms-px aria-[current=page]:border-s-3 aria-[current=page]:border-s-act
                      aria-[current=page]:ps-3 aria-[current=page]:bg-act-soft aria-[current=page]:font-semibold
                      lg:min-h-7.5 lg:text-15"
                      href={`/${locale}${clausePath(clause.id)}`}
                      prefetch={false}
                      aria-current={clause.id === open ? "page" : undefined}
                    >
                      {clause.title}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      ))}
    </nav>
  );
}
