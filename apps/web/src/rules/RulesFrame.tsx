"use client";

/** The frame of the rules: what is looked for and all there is on the left, what was found beside it. */
import { useRouter } from "next/navigation";
import { useLocale } from "next-intl";
import { type ReactNode, useDeferredValue, useMemo, useRef, useState } from "react";
import { clausePath } from "@/layout/rule-paths";
import { GAMES, gameOfClause, type RuledGame } from "@/layout/ruled-game";
import { ContentsContext } from "./ContentsContext";
import { ContentsList } from "./ContentsList";
import type { Contents } from "./contents";
import { GameChips } from "./GameChips";
import { Results } from "./search/Results";
import { SearchBox } from "./search/SearchBox";
import { useLookup } from "./search/useLookup";
import { useQuery } from "./search/useQuery";
import { useAddressed } from "./useAddressed";

interface RulesFrameProps {
  readonly contents: Contents;
  readonly children: ReactNode;
}

export function RulesFrame({ contents, children }: RulesFrameProps) {
  const locale = useLocale();
  const router = useRouter();
  const { clause: open } = useAddressed();
  const [chosen, setChosen] = useState<RuledGame | null>(null);
  const [query, ask] = useQuery();
  const [near, setNear] = useState(false);
  const searching = query.trim() !== "";
  const lookup = useLookup(near || searching);
  const list = useRef<HTMLOListElement>(null);
  const side = useRef<HTMLDivElement>(null);
  // Letters appear before their answers, however slow the device.
  const meant = useDeferredValue(query);
  const hits = useMemo(
    () =>
      lookup === null || lookup === "missing"
        ? null
        : lookup.search(meant, chosen === null ? {} : { game: chosen }),
    [lookup, meant, chosen],
  );
  const listed = chosen ?? (open === null ? null : gameOfClause(open));
  const first = hits?.[0];
  return (
    <div className="rules" data-searching={searching ? "" : undefined}>
      <div className="rules-side" ref={side}>
        <div className="rules-ask">
          <SearchBox
            query={query}
            onAsk={ask}
            onFocus={() => setNear(true)}
            onDown={() => list.current?.querySelector("a")?.focus()}
            onGo={() => {
              if (first !== undefined) router.push(`/${locale}${clausePath(first.clause)}`);
            }}
          />
          <GameChips value={chosen} onChange={setChosen} />
        </div>
        <ContentsList contents={contents} games={listed === null ? GAMES : [listed]} open={open} />
      </div>
      <div className="rules-middle">
        <ContentsContext value={contents}>
          {searching ? (
            <Results
              query={query.trim()}
              hits={hits}
              missing={lookup === "missing"}
              list={list}
              onUp={() => side.current?.querySelector("input")?.focus()}
            />
          ) : (
            children
          )}
        </ContentsContext>
      </div>
    </div>
  );
}
