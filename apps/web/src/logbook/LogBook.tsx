"use client";

/** A person's finished games, online and on this device, with figures to learn from. */
import { isOver } from "@stillwater/table/session";
import { Button, Section } from "@stillwater/ui";
import { useInfiniteQuery } from "@tanstack/react-query";
import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import { ChartHead } from "@/layout/ChartHead";
import { useTRPC } from "@/trpc/Data";
import { useFailure } from "@/trpc/useFailure";
import { ForgetMe } from "./ForgetMe";
import { GameTable } from "./GameTable";
import { GoingLocal } from "./GoingLocal";
import { loggedLocal } from "./logged";
import { Most } from "./Most";
import { SumsTable } from "./SumsTable";
import { countedOf } from "./summing";
import { TakeAlong } from "./TakeAlong";
import { useLocalGames } from "./useLocalGames";

export function LogBook() {
  const t = useTranslations("logbook");
  const net = useTranslations("net");
  const failure = useFailure();
  const api = useTRPC();
  const locale = useLocale();
  const shelf = useLocalGames();
  const going = shelf.games.filter((game) => !isOver(game));
  const here = shelf.games.filter(isOver).map(loggedLocal);
  const pages = useInfiniteQuery(
    api.me.logBook.infiniteQueryOptions({}, { getNextPageParam: ({ next }) => next }),
  );
  const games = pages.data?.pages.flatMap((page) => page.games);
  const all = [...(games ?? []), ...here];
  const counted = countedOf(all);
  const isEmpty = (games !== undefined || pages.isError) && all.length === 0 && shelf.trouble !== "notRead";
  return (
    <div className="grid grid-cols-1 gap-7 py-5">
      <ChartHead game="mountain" title={t("title")} text={t("text")}>
        <Button href={`/${locale}/replay/here?import`} link={Link}>
          {t("import")}
        </Button>
      </ChartHead>
      {pages.error === null ? null : <p role="status">{failure(pages.error)}</p>}
      {shelf.trouble === null ? null : (
        <p role="alert">
          {net(shelf.trouble)} {net(`${shelf.trouble}Text`)}
        </p>
      )}
      {going.length > 0 ? <GoingLocal games={going} onDrop={shelf.drop} /> : null}
      {isEmpty ? (
        <div className="grid justify-items-start gap-3">
          <p>{t("none")}</p>
          <Button variant="primary" href={`/${locale}/play/new`} link={Link}>
            {t("start")}
          </Button>
        </div>
      ) : null}
      {counted.length > 0 ? (
        <Section title={t("by")}>
          <SumsTable games={counted} />
        </Section>
      ) : null}
      <Most games={all} />
      {games !== undefined && games.length > 0 ? (
        <Section title={t("games")}>
          <GameTable games={games} />
          {pages.hasNextPage ? (
            <Button disabled={pages.isFetching} onClick={() => void pages.fetchNextPage()}>
              {t("more")}
            </Button>
          ) : null}
        </Section>
      ) : null}
      {here.length > 0 ? (
        <Section title={t("here")}>
          <GameTable games={here} onDrop={(table) => shelf.drop(table.replace(/^here\?game=/, ""))} />
        </Section>
      ) : null}
      {games === undefined ? null : (
        <>
          <TakeAlong />
          <ForgetMe />
        </>
      )}
    </div>
  );
}
