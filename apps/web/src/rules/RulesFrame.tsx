"use client";

/** The frame of the rules: what is looked for and all there is on the left, what was found beside it. */
import { type ClauseId, isClauseId } from "@stillwater/engine";
import { usePathname } from "next/navigation";
import { type ReactNode, useState } from "react";
import { ContentsContext } from "./ContentsContext";
import { ContentsList } from "./ContentsList";
import type { Contents } from "./contents";
import { GameChips } from "./GameChips";
import { GAMES, gameOf, type RuledGame } from "./game";

interface RulesFrameProps {
  readonly contents: Contents;
  readonly children: ReactNode;
}

export function RulesFrame({ contents, children }: RulesFrameProps) {
  const open = openClause(usePathname());
  const [chosen, setChosen] = useState<RuledGame | null>(null);
  const game = chosen ?? (open === null ? null : gameOf(open));
  return (
    <div className="rules">
      <div className="rules-side">
        <GameChips value={game} onChange={setChosen} />
        <ContentsList contents={contents} games={game === null ? GAMES : [game]} open={open} />
      </div>
      <div className="rules-middle">
        <ContentsContext value={contents}>{children}</ContentsContext>
      </div>
    </div>
  );
}

/** The clause that an address names; null for other pages of the rules. */
function openClause(pathname: string): ClauseId | null {
  const id = /^\/[a-z]{2}\/rules\/([^/]+)\/?$/.exec(pathname)?.[1] ?? "";
  return isClauseId(id) ? id : null;
}
