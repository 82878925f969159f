"use client";

import { Button } from "@stillwater/ui";
import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { trpc } from "@/trpc/client";
import { useFailure } from "@/trpc/useFailure";

/** Takes over a seat from another device. The code is in the fragment, which browsers never send. */
export function MoveSeatHere() {
  const t = useTranslations("move");
  const failure = useFailure();
  const locale = useLocale();
  const router = useRouter();
  const [code, setCode] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const [holds, setHolds] = useState(0);
  useEffect(() => setCode(location.hash.slice(1)), []);
  const claim = async () => {
    setBusy(true);
    setFailed(null);
    try {
      const reply = await trpc().me.claim.mutate({ code: code ?? "", replace: holds > 0 });
      if (!reply.claimed) {
        setHolds(reply.holds ?? 0);
        if (reply.holds === undefined) setFailed(t("failed"));
        return setBusy(false);
      }
      history.replaceState(null, "", location.pathname);
      router.push(reply.tables[0] === undefined ? `/${locale}` : `/${locale}/play/${reply.tables[0]}`);
    } catch (cause) {
      setFailed(failure(cause));
      setBusy(false);
    }
  };
  return (
    <div className="grid max-w-xl justify-items-start gap-4 py-8">
      <h1 className="page-title">{t("title")}</h1>
      <p className="text-quiet">{code === "" ? t("none") : t("text")}</p>
      {code === "" || code === null ? null : (
        <Button variant="primary" size="large" disabled={busy} onClick={claim}>
          {holds > 0 ? t("replace") : t("go")}
        </Button>
      )}
      <p role="status">{failed ?? (holds > 0 ? t("holds", { count: holds }) : "")}</p>
    </div>
  );
}
