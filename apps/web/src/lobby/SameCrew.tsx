"use client";

/** Those who played a game together find their seats again: the first who comes opens the table. */
import { Button } from "@stillwater/ui";
import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { trpc } from "@/trpc/client";
import { transportCodeOf } from "@/trpc/code-of";
import { useFailure } from "@/trpc/useFailure";

/** Somebody who did not sit there, or whom this browser does not know. */
const isStranger = (cause: unknown): boolean =>
  ["FORBIDDEN", "UNAUTHORIZED"].includes(transportCodeOf(cause) ?? "");

export function SameCrew({ table }: { readonly table: string }) {
  const t = useTranslations("find");
  const failure = useFailure();
  const locale = useLocale();
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const sit = async (): Promise<void> => {
    setBusy(true);
    setError(undefined);
    try {
      const reply = await trpc().table.sameCrew.mutate({ table });
      if ("table" in reply) return router.push(`/${locale}/play/${reply.table}`);
      setError(t(reply.refused));
    } catch (cause) {
      setError(isStranger(cause) ? t("stranger") : failure(cause));
    }
    setBusy(false);
  };
  return (
    <div className="mx-auto grid max-w-md gap-5 py-8">
      <h1 className="page-title">{t("same")}</h1>
      <p className="text-quiet">{t("sameText")}</p>
      <p role="status" className="empty:hidden">
        {error}
      </p>
      <Button variant="primary" size="large" block disabled={busy} onClick={() => void sit()}>
        {t("sameSit")}
      </Button>
    </div>
  );
}
