"use client";

import { Button } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { Source } from "./source";

interface ShareProps {
  /** What the link carries after `#`. */
  readonly hash: string;
  readonly source: Source;
  /** Whether another line is shown. */
  readonly line: boolean;
}

/** The link to this moment. Where the browser does not let it be copied, it is shown to be copied by hand. */
export function Share({ hash, source, line }: ShareProps) {
  const t = useTranslations("replay");
  const [done, setDone] = useState<string | null>(null);
  const [byHand, setByHand] = useState<string | null>(null);
  const whole = source.kind !== "online";
  const copy = async () => {
    // A game that only this browser keeps travels in the link, and its own address means nothing elsewhere.
    const address = `${location.origin}${location.pathname}${hash}`;
    try {
      await navigator.clipboard.writeText(address);
      setDone(hash);
    } catch {
      setByHand(address);
    }
  };
  return (
    <div className="replay-share">
      <Button icon={done === hash ? "check" : "link"} onClick={() => void copy()}>
        {t(done === hash ? "copied" : line ? "shareLine" : "share")}
      </Button>
      {byHand === null ? null : (
        <input
          readOnly
          className="w-full rounded-sm border border-ink bg-sheet p-2"
          value={byHand}
          aria-label={t("share")}
          onFocus={(event) => event.target.select()}
        />
      )}
      {whole ? <p className="text-quiet">{t("shareWhole")}</p> : null}
      <span className="sr-only" role="status">
        {done === hash ? t("copied") : ""}
      </span>
    </div>
  );
}
