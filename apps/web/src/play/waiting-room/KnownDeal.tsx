"use client";

import type { TableView } from "@stillwater/table/session";
import { Button, Icon } from "@stillwater/ui";
import { useFormatter, useTranslations } from "next-intl";
import { trpc } from "@/trpc/client";
import { useRequest } from "@/trpc/useRequest";

interface KnownDealProps {
  readonly view: TableView;
}

/** Tells that somebody may know the cards, and takes this person's consent if it is needed. Nothing for new cards. */
export function KnownDeal({ view: { id, known, you, seats } }: KnownDealProps) {
  const t = useTranslations("known");
  const format = useFormatter();
  const { busy, error, send } = useRequest(async () => {
    await trpc().table.accept.mutate({ table: id });
    return undefined;
  });
  if (known === undefined) return null;
  const when = known.since === null ? null : format.dateTime(new Date(known.since), { dateStyle: "long" });
  const missing = seats.flatMap((seat, at) => (seat === null || known.agreed[at] ? [] : [seat.name]));
  return (
    <div className="grid gap-2">
      <p className="flex items-start gap-3">
        <Icon name="undo" size={22} /> {when === null ? t("chosen") : t("played", { when })}
      </p>
      {known.asks ? (
        <>
          <p className="text-quiet" role="status">
            {error ?? (missing.length === 0 ? t("all") : t("asks", { names: format.list(missing) }))}
          </p>
          {you === null || known.agreed[you] ? null : (
            <Button block disabled={busy} onClick={() => send()}>
              {t("accept")}
            </Button>
          )}
        </>
      ) : null}
    </div>
  );
}
