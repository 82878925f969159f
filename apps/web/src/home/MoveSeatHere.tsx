"use client";

import { Button } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { trpc } from "@/trpc/client";
import { useRequest } from "@/trpc/useRequest";

/** Takes over a seat from another device. The code is in the fragment, which browsers never send. */
export function MoveSeatHere() {
  const t = useTranslations("move");
  const [code, setCode] = useState<string | null>(null);
  const [holds, setHolds] = useState(0);
  useEffect(() => setCode(location.hash.slice(1)), []);
  const { busy, error, send } = useRequest(async () => {
    const reply = await trpc().me.claim.mutate({ code: code ?? "", replace: holds > 0 });
    if (!reply.claimed) {
      setHolds(reply.holds ?? 0);
      return reply.holds === undefined ? { refused: t("failed") } : undefined;
    }
    history.replaceState(null, "", location.pathname);
    return { go: reply.tables[0] === undefined ? "" : `/play/${reply.tables[0]}` };
  });
  return (
    <div className="grid max-w-144 justify-items-start gap-4 py-8">
      <h1 className="page-title">{t("title")}</h1>
      <p className="text-quiet">{code === "" ? t("none") : t("text")}</p>
      {code === "" || code === null ? null : (
        <Button variant="primary" size="large" disabled={busy} onClick={() => send()}>
          {holds > 0 ? t("replace") : t("go")}
        </Button>
      )}
      <p role="status">{error ?? (holds > 0 ? t("holds", { count: holds }) : "")}</p>
    </div>
  );
}
