"use client";

/** All rules in reading order, the one that is open marked. */
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
    <nav ref={list} className="rules-contents" aria-label={t("contents")}>
      {games.map((game) => (
        <div key={game} className="rules-book">
          <h2 className="rules-game" data-game={game}>
            {home(game)}
          </h2>
          {contents[game].map(({ title, clauses }) => (
            <div key={title}>
              <h3>{title}</h3>
              <ul>
                {clauses.map((clause) => (
                  <li key={clause.id}>
                    <Link
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
