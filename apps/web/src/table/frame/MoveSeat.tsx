"use client";

import { Button, Sheet } from "@stillwater/ui";
import { useLocale, useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { CopyButton } from "@/layout/CopyButton";
import { Qr } from "@/layout/Qr";
import { trpc } from "@/trpc/client";

interface MoveSeatProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Moving a seat gives it away, so it stands on a sheet of its own, apart from the invitation. */
export function MoveSeat({ open, onClose }: MoveSeatProps) {
  const t = useTranslations("wait");
  const shell = useTranslations("shell");
  return (
    <Sheet open={open} title={t("moveSeat")} closeLabel={shell("close")} onClose={onClose}>
      <MoveLink />
    </Sheet>
  );
}

/** A link that works once and moves this seat to the device that opens it. The code stays in the fragment. */
function MoveLink() {
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
      <p className="font-semibold">{t("moveWarn")}</p>
      {failed ? (
        <Button onClick={() => setTries(tries + 1)}>{net("again2")}</Button>
      ) : link === undefined ? null : (
        <>
          <div className="w-full max-w-60">
            <Qr text={link} label={t("moveCode")} />
          </div>
          <CopyButton text={link} label={t("moveCopy")} done={t("copied")} />
        </>
      )}
    </div>
  );
}
