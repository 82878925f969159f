"use client";

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
  const opens = day === null ? null : new Date(`${day}T00:00:00Z`);
  // The server's day begins at midnight UTC; the time is shown by the reader's own clock.
  if (opens !== null) opens.setUTCDate(opens.getUTCDate() + 1);
  const when = opens === null ? null : format.dateTime(opens, { dateStyle: "long", timeStyle: "short" });
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
