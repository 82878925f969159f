"use client";

import { opensAt } from "@stillwater/table/session";
import { useQuery } from "@tanstack/react-query";
import { useFormatter, useTranslations } from "next-intl";
import { Notice } from "@/layout/Notice";
import { useTRPC } from "@/trpc/Data";

/** Others still play the same cards: tells when the game may be viewed. */
export function SealedReplay({ id }: { readonly id: string }) {
  const t = useTranslations("replay");
  const format = useFormatter();
  const api = useTRPC();
  const view = useQuery(api.table.look.queryOptions({ table: id }));
  const day = view.data?.daily ?? null;
  // The server's day is that of UTC; the time is shown by the reader's own clock.
  const when = day === null ? null : format.dateTime(opensAt(day), { dateStyle: "long", timeStyle: "short" });
  return (
    <Notice
      title={t("sealed")}
      text={when === null ? t("sealedLater") : t("sealedText", { when })}
      ways={[
        [`/play/${id}`, t("toTable")],
        ["/log", t("logBook")],
      ]}
    />
  );
}
