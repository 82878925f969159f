"use client";

import { Button } from "@stillwater/ui";
import { useLocale, useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { trpc } from "@/trpc/client";
import { CopyButton } from "./CopyButton";
import { Qr } from "./Qr";

/** A link that works once and moves this seat to the device that opens it. The code stays in the fragment. */
export function MoveSeat() {
  const t = useTranslations("wait");
  const net = useTranslations("net");
  const locale = useLocale();
  const [link, setLink] = useState<string>();
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new try asks for a new code
  useEffect(() => {
    let current = true;
    setFailed(false);
    trpc()
      .me.moveLink.mutate()
      .then(({ code }) => {
        if (current) setLink(`${location.origin}/${locale}/move#${code}`);
      })
      .catch(() => {
        if (current) setFailed(true);
      });
    return () => {
      current = false;
    };
  }, [locale, tries]);
  return (
    <div className="grid gap-3">
      <p className="text-quiet">{t("moveText")}</p>
      {failed ? (
        <Button onClick={() => setTries(tries + 1)}>{net("again2")}</Button>
      ) : link === undefined ? null : (
        <>
          <Qr text={link} label={t("moveCode")} />
          <CopyButton text={link} label={t("copy")} done={t("copied")} />
        </>
      )}
    </div>
  );
}
