"use client";

/** The same cards once more: at a new table online, or on this device. */
import { namesFor } from "@stillwater/table/log";
import { Button, Field } from "@stillwater/ui";
import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { memo, useState } from "react";
import { tidyName } from "@/layout/useKnownName";
import { openHere } from "@/local-games/open-here";
import { herePath } from "@/local-games/path";
import { openOnline } from "@/stage/online";
import { trpc } from "@/trpc/client";
import type { ReplayOf } from "./source";

export const SameDeal = memo(Again);

function Again({ course, source }: ReplayOf) {
  const t = useTranslations("replay");
  const locale = useLocale();
  const router = useRouter();
  const [state, setState] = useState<"idle" | "busy" | "nameless" | "failed">("idle");
  const [typed, setTyped] = useState("");
  const deal = source.kind === "online" ? source.deal : null;
  if (source.kind === "online" && deal === null) return null;
  const { code } = course.rulebook;
  const online = async (name: string, dealName: string): Promise<void> => {
    const path = await openOnline({ code, deal: dealName, name, language: locale });
    if (path !== null) return router.push(`/${locale}${path}`);
    setState("failed");
  };
  const again = async (): Promise<void> => {
    setState("busy");
    try {
      if (deal === null) {
        const names = namesFor(course, (seat) => t("seat", { seat: seat + 1 }));
        return router.push(
          `/${locale}${herePath(await openHere(code, names, locale, course.seed, course.begunAt))}`,
        );
      }
      const name = tidyName(typed) ?? (await trpc().me.get.query())?.name ?? null;
      if (name === null) setState("nameless");
      else await online(name, deal);
    } catch {
      setState("failed");
    }
  };
  return (
    <div className="grid max-w-88 gap-1.5">
      <Button icon="reconnect" disabled={state === "busy"} onClick={() => void again()}>
        {t("again")}
      </Button>
      {state === "nameless" ? (
        <form
          className="grid gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            void again();
          }}
        >
          <Field label={t("againName")} value={typed} onChange={setTyped} />
          <Button type="submit">{t("againGo")}</Button>
        </form>
      ) : null}
      {state === "failed" ? <p role="alert">{t("againFailed")}</p> : null}
    </div>
  );
}
