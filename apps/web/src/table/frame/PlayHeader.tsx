"use client";

import { setOf } from "@stillwater/engine";
import type { Live } from "@stillwater/table/session";
import { Icon, IconButton, Kbd, SpareFigure, Wordmark } from "@stillwater/ui";
import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import { memo } from "react";
import { LanguageSwitch } from "@/layout/LanguageSwitch";
import { RULES } from "@/layout/rule-paths";
import { SiteNav } from "@/layout/SiteNav";
import { ThemeSwitch } from "@/layout/ThemeSwitch";
import { useDailyWords } from "@/table/useDailyWords";

interface PlayHeaderProps {
  readonly live: Live | null;
  readonly onMenu: () => void;
  readonly onKeys: () => void;
}

/** On a phone it shows the game and the spare cards; on a wide screen it is the site's own header. */
export const PlayHeader = memo(Header);

function Header({ live, onMenu, onKeys }: PlayHeaderProps) {
  const t = useTranslations("table");
  const shell = useTranslations("shell");
  const hard = useTranslations("grade");
  const locale = useLocale();
  const daily = useDailyWords(live?.view);
  const playing = live?.table != null;
  const talking = live?.talking ?? false;
  const council = live?.council ?? false;
  const over = live !== null && live.view.status !== "waiting" && live.view.status !== "playing";
  const afterwards = live?.talk?.on === true ? t("talkAfter") : t("over");
  const quiet = over ? afterwards : talking ? t("talk") : council ? t("council") : t("quiet");
  const mountain = live !== null && setOf(live.view.code).game === "mountain";
  const title = t(mountain ? "titleMountain" : "title");
  const players = t("players", { count: live?.view.seats.length ?? 0 });
  // In a duel the players do not save up cards together.
  const opposed = live?.table != null && live.table.rulebook.leads !== null;
  const figures = opposed ? null : (live?.figures ?? null);
  return (
    <header className="play-header border-rule lg:border-b">
      <div className="mx-auto flex h-13 max-w-[160rem] items-center gap-2 px-2 md:px-8 lg:h-14 small:h-11">
        {playing ? (
          <div className="flex min-w-0 flex-1 items-center gap-3 lg:hidden">
            <IconButton icon="menu" label={shell("menu")} onClick={onMenu} />
            <div className="min-w-0 [line-height:1.25]">
              <h1 className={`clipped font-serif text-20 tiny:text-18 ${mountain ? "" : "italic"}`}>
                {title}
              </h1>
              <p className="clipped text-13 text-quiet">
                {talking || council ? quiet : (daily ?? (over ? quiet : `${players} · ${quiet}`))}
                {live?.view.grade === undefined ? null : ` · ${hard("about", { grade: live.view.grade })}`}
              </p>
            </div>
          </div>
        ) : null}
        {playing ? <h1 className="unseen max-lg:hidden xl:hidden">{title}</h1> : null}
        <Link
          href={`/${locale}`}
          aria-label={shell("home")}
          className={`flex min-h-11 items-center px-1.5 max-lg:flex-1 lg:me-6 lg:px-0 ${playing ? "max-lg:hidden" : ""}`}
        >
          <Wordmark name="Stillwater" size={34} />
        </Link>
        <div className="flex min-w-0 flex-1 max-lg:hidden">
          <SiteNav />
        </div>
        {playing ? null : (
          <div className="flex items-center lg:hidden">
            <LanguageSwitch />
            <IconButton icon="menu" label={shell("menu")} onClick={onMenu} />
          </div>
        )}
        <div className="flex items-center gap-2 max-lg:hidden xl:gap-4">
          {/* Below the widest screens only the sign fits beside the site's navigation. */}
          <span className="flex items-center gap-2 text-quiet">
            {council ? (
              <span className="flex items-center gap-2 text-note">
                <Icon name="compassRose" size={20} /> <span className="max-xl:unseen">{t("council")}</span>
              </span>
            ) : (
              <>
                <Icon name={talking || over ? "people" : "silence"} size={20} />{" "}
                <span className="max-xl:unseen">{talking || over ? quiet : shell("quiet")}</span>
              </>
            )}
          </span>
          <button type="button" className="flex min-h-11 items-center gap-2 px-2" onClick={onKeys}>
            <Kbd>?</Kbd> {shell("keys")}
          </button>
          <LanguageSwitch />
          <ThemeSwitch />
          <IconButton icon="menu" label={shell("menu")} onClick={onMenu} />
        </div>
        {figures === null ? null : (
          <div className="flex-none lg:hidden">
            <SpareFigure
              spare={figures.spare}
              word={over ? t("spareWord") : t(figures.word)}
              note={over || figures.word === "aground" ? undefined : t("spareWord")}
            />
          </div>
        )}
        {playing ? (
          <div className="flex-none lg:hidden">
            <IconButton icon="book" label={shell("navRules")} href={`/${locale}${RULES}`} link={Link} />
          </div>
        ) : null}
      </div>
    </header>
  );
}
