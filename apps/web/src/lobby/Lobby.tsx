"use client";

import type { LobbyTable } from "@stillwater/table/session";
import { Button, Section } from "@stillwater/ui";
import { useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import { ChartHead } from "@/layout/ChartHead";
import { useTRPC } from "@/trpc/Data";
import { useFailure } from "@/trpc/useFailure";
import { LobbyRow } from "./LobbyRow";

/** Frequent enough, as tables change slowly; a free seat shows after this delay at the latest. */
const REFRESH_MS = 5_000;

/** Public tables with a free seat, and public games to watch. */
export function Lobby() {
  const t = useTranslations("lobby");
  const failure = useFailure();
  const api = useTRPC();
  const locale = useLocale();
  const { data, error } = useQuery({ ...api.lobby.list.queryOptions(), refetchInterval: REFRESH_MS });
  return (
    <div className="grid gap-6 py-5">
      <ChartHead game="sea" title={t("title")} text={t("text")}>
        <Button href={`/${locale}/play/find`} link={Link} icon="people">
          {t("findCrew")}
        </Button>
        <Button href={`/${locale}/play/new?public`} link={Link} icon="plus">
          {t("openOne")}
        </Button>
      </ChartHead>
      {error === null ? null : <p role="status">{failure(error)}</p>}
      <Section title={t("open")}>
        <Tables tables={data?.open} none={t("none")} way="sit" />
      </Section>
      <Section title={t("watch")}>
        <Tables tables={data?.playing} none={t("noneToWatch")} way="look" />
      </Section>
    </div>
  );
}

interface TablesProps {
  readonly tables: readonly LobbyTable[] | undefined;
  readonly none: string;
  readonly way: "sit" | "look";
}

function Tables({ tables, none, way }: TablesProps) {
  if (tables === undefined) return <div className="min-h-16" />;
  if (tables.length === 0) return <p className="min-h-16 text-quiet">{none}</p>;
  return (
    <ul className="min-h-16 [&>*+*]:border-t [&>*+*]:border-rule">
      {tables.map((table) => (
        <li key={table.id}>
          <LobbyRow table={table} way={way} />
        </li>
      ))}
    </ul>
  );
}
