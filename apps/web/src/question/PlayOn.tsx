"use client";

import { Button } from "@stillwater/ui";
import { useLocale, useTranslations } from "next-intl";
import { fetched } from "@/layout/late";
import { isFull } from "@/local-games/full";
import { useRequest } from "@/trpc/useRequest";
import type { AskedQuestion } from "./questions";

/** The same position with the quiet crew at the other seats, on this device. */
export function PlayOn({ question }: { readonly question: AskedQuestion }) {
  const t = useTranslations("question");
  const words = useTranslations("table");
  const open = useTranslations("open");
  const hands = useTranslations("hands");
  const locale = useLocale();
  const { busy, error, send } = useRequest(
    async () => {
      const { playOnFrom } = await fetched(() => import("./play-on"));
      const called = (seat: number) => hands("twice", { hand: hands("steady"), seat });
      const you = words("seat", { number: question.seat + 1 });
      return { go: await playOnFrom(question, { you, called }, locale) };
    },
    (cause) => open(isFull(cause) ? "full" : "notKept"),
  );
  return (
    <>
      <Button variant="primary" disabled={busy} onClick={() => send()}>
        {t("playOn")}
      </Button>
      {error === undefined ? null : <p role="alert">{error}</p>}
    </>
  );
}
