"use client";

/** The same cards again: at a new table online, or on this device. */
import { Button, Field } from "@stillwater/ui";
import { useLocale, useTranslations } from "next-intl";
import { memo, useState } from "react";
import { tidyName } from "@/layout/useKnownName";
import { localPath } from "@/local-games/path";
import { take } from "@/local-games/shelf";
import { openOnline } from "@/stage/online";
import { useVoice } from "@/stage/Voice";
import { trpc } from "@/trpc/client";
import { useRequest } from "@/trpc/useRequest";
import type { ReplayOf } from "./source";

export const SameDeal = memo(Again);

function Again({ course, source }: ReplayOf) {
  const t = useTranslations("replay");
  const voice = useVoice();
  const locale = useLocale();
  const [nameless, setNameless] = useState(false);
  const [typed, setTyped] = useState("");
  const deal = source.kind === "online" ? source.deal : null;
  const { code } = course.rulebook;
  const { busy, error, send } = useRequest(
    async () => {
      if (deal === null) {
        // The code that deals is loaded only on request.
        const { dealAgain, dealLocal } = await import("@/local-games/deal-local");
        const kept = source.kind === "here" ? await take(source.id) : undefined;
        if (kept !== undefined) return { go: localPath(await dealAgain(kept, "same")) };
        const { seed, begunAt } = course;
        const names = voice.seatNames(course.names);
        return { go: localPath(await dealLocal({ code, names, language: locale, seed, begunAt })) };
      }
      const name = tidyName(typed) ?? (await trpc().me.get.query())?.name ?? null;
      setNameless(name === null);
      if (name === null) return undefined;
      const path = await openOnline({ code, deal, name, language: locale });
      return path === null ? { refused: t("againFailed") } : { go: path };
    },
    () => t("againFailed"),
  );
  if (source.kind === "online" && deal === null) return null;
  return (
    <div className="grid max-w-88 gap-1.5">
      <Button icon="reconnect" disabled={busy} onClick={() => send()}>
        {t("again")}
      </Button>
      {nameless ? (
        <form
          className="grid gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            send();
          }}
        >
          <Field label={t("againName")} value={typed} onChange={setTyped} />
          <Button type="submit">{t("againGo")}</Button>
        </form>
      ) : null}
      {error === undefined ? null : <p role="alert">{error}</p>}
    </div>
  );
}
