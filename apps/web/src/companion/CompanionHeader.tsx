"use client";

import { Button, Icon, IconButton, type Player, PlayerStrip, SpareFigure } from "@stillwater/ui";
import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import type { ReactNode, Ref } from "react";
import { usePlayersLabels } from "@/stage/usePlayersLabels";

export interface CompanionHeaderProps {
  readonly mountain: boolean;
  /** "Ben's turn · Companion": the player who must act comes first, since a narrow screen cuts the end. */
  readonly line: string;
  /** The players, with what lies before them; without players the title is shown. */
  readonly players?: readonly Player[] | undefined;
  readonly spare?: { readonly spare: number; readonly word: "calm" | "low" | "aground" } | undefined;
  /** The things most often forgotten at a table, always in view. */
  readonly signs?: ReactNode;
  readonly onMenu?: (() => void) | undefined;
  readonly menu?: Ref<HTMLButtonElement> | undefined;
  /** A link to another page. */
  readonly way?: { readonly text: string; readonly href: string } | undefined;
}

/** One line over the board: the game, whose turn it is, the spare cards, and the way back. */
export function CompanionHeader({
  mountain,
  line,
  players,
  spare,
  signs,
  onMenu,
  menu,
  way,
}: CompanionHeaderProps) {
  const table = useTranslations("table");
  const shell = useTranslations("shell");
  const locale = useLocale();
  const labels = usePlayersLabels();
  return (
    <header className="companion-header">
      {onMenu === undefined ? (
        <Link href={`/${locale}`} className="grid size-11 place-items-center" aria-label={shell("home")}>
          <Icon name="home" />
        </Link>
      ) : (
        <IconButton ref={menu} icon="menu" label={shell("menu")} onClick={onMenu} />
      )}
      <div className="companion-title">
        <h1 className={`font-serif text-20 ${mountain ? "" : "italic"}`}>
          {table(mountain ? "titleMountain" : "title")}
        </h1>
        <p className="clipped text-13 text-quiet">{line}</p>
      </div>
      {players === undefined ? null : <PlayerStrip players={players} labels={labels} />}
      {signs}
      {spare === undefined ? null : (
        <SpareFigure spare={spare.spare} word={table(spare.word)} note={table("spareWord")} />
      )}
      {way === undefined ? null : (
        <Button variant="text" size="small" href={way.href} link={Link}>
          {way.text}
        </Button>
      )}
    </header>
  );
}
