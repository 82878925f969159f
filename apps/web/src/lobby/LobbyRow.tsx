"use client";

import type { LobbyTable } from "@stillwater/table/session";
import { Button } from "@stillwater/ui";
import Link from "next/link";
import { useFormatter, useLocale, useNow, useTranslations } from "next-intl";
import { GameLine } from "@/modules/GameLine";

interface LobbyRowProps {
  readonly table: LobbyTable;
  readonly way: "sit" | "look";
}

/** One public table: its people, its settings, and a link to it. */
export function LobbyRow({ table, way }: LobbyRowProps) {
  const t = useTranslations("lobby");
  const format = useFormatter();
  const now = useNow({ updateInterval: 30_000 });
  const locale = useLocale();
  const names = table.seats.flatMap((seat) => (seat === null ? [] : [seat.name]));
  const listed = format.list(names);
  const free = table.seats.length - names.length;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div className="min-w-0">
        <p>
          <GameLine code={table.code} />
        </p>
        <p className="text-quiet">
          {way === "sit"
            ? `${t("with", { names: listed })} · ${t("free", { count: free })}`
            : t("with", { names: listed })}
          {" · "}
          {t("pace", { pace: table.pace })}
          {way === "sit"
            ? ` · ${t("opened", { when: format.relativeTime(new Date(table.openedAt), now) })}`
            : null}
        </p>
        {table.known === undefined ? null : (
          <p>
            {table.known.since === null
              ? t("chosen")
              : t("played", { when: format.dateTime(new Date(table.known.since), { dateStyle: "long" }) })}
          </p>
        )}
      </div>
      <Button
        href={`/${locale}/play/${table.id}`}
        link={Link}
        variant={way === "sit" ? "primary" : "secondary"}
        label={t(way === "sit" ? "sitAt" : "lookAt", { names: listed })}
      >
        {t(way)}
      </Button>
    </div>
  );
}
