"use client";

import type { TableView } from "@stillwater/table/session";
import { Button, Icon } from "@stillwater/ui";
import { useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import { localPath } from "@/local-games/path";
import { useLocalGames } from "@/logbook/useLocalGames";
import { useTRPC } from "@/trpc/Data";

const MOST = 3;

/** The running tables and games of this browser, the latest first; nothing at all on a first visit. */
export function YourTables() {
  const api = useTRPC();
  const { data: me } = useQuery(api.me.get.queryOptions());
  const running = (me?.tables ?? []).filter(({ status }) => status === "waiting" || status === "playing");
  const here = useLocalGames().games.filter(({ status }) => status === "playing");
  if (running.length + here.length === 0) return null;
  return (
    <ul className="grid w-full gap-2 md:w-auto">
      {running.slice(0, MOST).map(({ id, words }) => (
        <li key={id}>
          <YourTable id={id} words={words} />
        </li>
      ))}
      {here.slice(0, MOST).map(({ id, names }) => (
        <li key={id}>
          <GameHere id={id} names={names} />
        </li>
      ))}
    </ul>
  );
}

/** A game that is only on this device. */
function GameHere({ id, names }: { readonly id: string; readonly names: readonly string[] }) {
  const t = useTranslations("home");
  const locale = useLocale();
  const who = new Intl.ListFormat(locale).format(names);
  return (
    <div className="flex items-center justify-between gap-4 border-s-4 border-transparent ps-3">
      <p className="py-2">
        <strong>{t("gameHere")}</strong> <span className="text-quiet">{who}</span>
      </p>
      <Button href={`/${locale}${localPath(id)}`} link={Link} label={`${t("backHere")}: ${who}`}>
        <span className="flex items-center gap-2">
          <span className="max-sm:unseen whitespace-nowrap">{t("backHere")}</span>
          <Icon name="forward" size={20} />
        </span>
      </Button>
    </div>
  );
}

interface Waiting {
  readonly mine: boolean;
  readonly text: string;
}

function YourTable({ id, words }: { readonly id: string; readonly words: string }) {
  const t = useTranslations("home");
  const api = useTRPC();
  const locale = useLocale();
  const { data: waiting } = useQuery({
    ...api.table.look.queryOptions({ table: id }),
    select: (view): { readonly view: TableView } => ({ view }),
  });
  const turn = useQuery({
    queryKey: ["whose turn", id, waiting?.view.rev],
    enabled: waiting !== undefined,
    queryFn: async (): Promise<Waiting> => {
      const view = waiting?.view;
      if (view === undefined || view.position === null) return { mine: false, text: t("waiting") };
      const { whoseTurn } = await import("./whose-turn");
      const seats = whoseTurn(view.position);
      if (view.you !== null && seats.includes(view.you)) return { mine: true, text: t("yourTurn") };
      const name = view.seats[seats[0] ?? -1]?.name;
      return { mine: false, text: name === undefined ? words : t("turnOf", { name }) };
    },
  });
  const mine = turn.data?.mine ?? false;
  const others = (waiting?.view.seats ?? []).flatMap((seat, index) =>
    seat !== null && index !== waiting?.view.you ? [seat.name] : [],
  );
  return (
    <div
      data-mine={mine}
      className="flex items-center justify-between gap-4 [&_.sw-button]:flex-none border-s-4 border-transparent ps-3 data-[mine=true]:border-act data-[mine=true]:bg-act-soft"
    >
      <p className="py-2">
        <strong>{turn.data?.text ?? words}</strong>{" "}
        <span className="text-quiet">
          {others.length > 0 ? t("with", { names: new Intl.ListFormat(locale).format(others) }) : words}
        </span>
      </p>
      <Button href={`/${locale}/play/${id}`} link={Link} label={`${t("back")}: ${words}`}>
        <span className="flex items-center gap-2">
          <span className="max-sm:unseen whitespace-nowrap">{t("back")}</span>
          <Icon name="forward" size={20} />
        </span>
      </Button>
    </div>
  );
}
