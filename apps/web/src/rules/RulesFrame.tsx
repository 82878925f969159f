"use client";

/** The frame of the rules: the search and the contents on the left, the results beside them. */
import { namedClause } from "@stillwater/engine";
import { useRouter } from "next/navigation";
import { useLocale } from "next-intl";
import { type ReactNode, useCallback, useDeferredValue, useMemo, useRef, useState } from "react";
import { clausePath } from "@/layout/rule-paths";
import { GAMES, type RuledGame } from "@/layout/ruled-game";
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
  const { query, ask, settle } = useQuery();
  const [near, setNear] = useState(false);
  const searching = query.trim() !== "";
  const lookup = useLookup(near || searching ? query : null);
  const list = useRef<HTMLOListElement>(null);
  const side = useRef<HTMLDivElement>(null);
  // Deferred: typed letters appear before their answers, however slow the device.
  const meant = useDeferredValue(query);
  const answersTo = useCallback(
    (question: string) =>
      lookup === null || lookup === "missing"
        ? null
        : lookup.search(question, chosen === null ? {} : { game: chosen }),
    [lookup, chosen],
  );
  const hits = useMemo(() => answersTo(meant), [answersTo, meant]);
  const listed = chosen ?? (open === null ? null : namedClause(open).game);
  return (
    <div
      className="rules grid grid-cols-1 group/rules
      max-lg:[&:has(.entrance)]:flex max-lg:[&:has(.entrance)]:flex-col
      lg:grid-cols-[minmax(17rem,23%)_minmax(0,1fr)] lg:-mb-8"
      data-searching={searching ? "" : undefined}
    >
      <div
        className="rules-side grid gap-3 content-start pt-3 pb-6
        max-lg:in-[.rules:has(.clause)]:hidden max-lg:in-[.rules:has(.entrance)]:contents
        lg:sticky lg:top-0 lg:max-h-[100dvh] lg:overflow-y-auto lg:gap-2 lg:pt-0 lg:pb-8 lg:ps-1
        lg:pe-5.5 lg:-ms-1 lg:border-e lg:border-e-rule"
        ref={side}
      >
        <div
          className="grid gap-1.5
          max-lg:in-[.rules:has(.entrance)]:pt-3 max-lg:in-[.rules:has(.entrance)]:pb-1
          lg:sticky lg:top-0 lg:z-1 lg:pt-5.5 lg:pb-2 lg:bg-paper"
        >
          <SearchBox
            query={query}
            onAsk={ask}
            onFocus={() => setNear(true)}
            onLeave={settle}
            onDown={() => list.current?.querySelector("a")?.focus()}
            onGo={() => {
              // The answers shown may still be those to a shorter query.
              const first = answersTo(query)?.[0];
              settle();
              if (first !== undefined) router.push(`/${locale}${clausePath(first.clause)}`);
            }}
          />
          <GameChips value={chosen} onChange={setChosen} />
        </div>
        <ContentsList contents={contents} games={listed === null ? GAMES : [listed]} open={open} />
      </div>
      <div className="min-w-0 lg:pt-6 lg:pb-8 lg:ps-8.5">
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
