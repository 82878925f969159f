"use client";

/** The players of a finished game find their seats again: the first to come opens the table. */
import { Button } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import { trpc } from "@/trpc/client";
import { transportCodeOf } from "@/trpc/code-of";
import { useFailure } from "@/trpc/useFailure";
import { useRequest } from "@/trpc/useRequest";

/** A person who did not sit there, or whom the server does not recognise. */
const isStranger = (cause: unknown): boolean =>
  ["FORBIDDEN", "UNAUTHORIZED"].includes(transportCodeOf(cause) ?? "");

export function SameCrew({ table }: { readonly table: string }) {
  const t = useTranslations("find");
  const failure = useFailure();
  const { busy, error, send } = useRequest(
    async () => {
      const reply = await trpc().table.sameCrew.mutate({ table });
      return "table" in reply ? { go: `/play/${reply.table}` } : { refused: t(reply.refused) };
    },
    (cause) => (isStranger(cause) ? t("stranger") : failure(cause)),
  );
  return (
    <div className="mx-auto grid max-w-112 gap-5 py-8">
      <h1 className="page-title">{t("same")}</h1>
      <p className="text-quiet">{t("sameText")}</p>
      <p role="status" className="empty:hidden">
        {error}
      </p>
      <Button variant="primary" size="large" block disabled={busy} onClick={() => send()}>
        {t("sameSit")}
      </Button>
    </div>
  );
}
