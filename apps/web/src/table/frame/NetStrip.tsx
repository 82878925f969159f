"use client";

import { Button, Strip } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import type { LineState } from "@/trpc/line";

const PATIENCE = 400;

/** One line under the header while the connection is lost: what is safe, when the next retry is, and a button. */
export function NetStrip({ line, onNow }: { readonly line: LineState; readonly onNow: () => void }) {
  const t = useTranslations("net");
  const [lost, setLost] = useState(false);
  const [clock, setClock] = useState(0);
  const up = line.state === "up";
  // A slow first connection is not a lost one: the page itself says that it is loading.
  const [tried, setTried] = useState(false);
  if (!tried && line.state !== "opening") setTried(true);
  useEffect(() => {
    if (up || !tried) {
      setLost(false);
      return;
    }
    // A stream that reconnects at once shows nothing.
    const timer = setTimeout(() => setLost(true), PATIENCE);
    const tick = setInterval(() => setClock(Date.now()), 1_000);
    return () => {
      clearTimeout(timer);
      clearInterval(tick);
    };
  }, [up, tried]);
  if (up || !lost) return null;
  const seconds =
    line.state === "down" ? Math.max(0, Math.ceil((line.retryAt - (clock || Date.now())) / 1_000)) : 0;
  return (
    <div className="mx-auto w-full max-w-[160rem] px-3.5 md:px-8">
      <Strip
        headline={t("offline")}
        action={
          <Button size="small" onClick={onNow}>
            {t("now")}
          </Button>
        }
      >
        {t("safe")} <span aria-hidden="true">{t("again", { seconds })}</span>
      </Strip>
    </div>
  );
}
