"use client";

import { Button } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import { useCopying } from "@/layout/useCopying";
import type { Source } from "./source";

interface ShareProps {
  /** The fragment of the link, after `#`. */
  readonly hash: string;
  readonly source: Source;
  /** Whether another line is shown. */
  readonly line: boolean;
}

/** The link to this moment. */
export function Share({ hash, source, line }: ShareProps) {
  const t = useTranslations("replay");
  const { copied, copy, beside } = useCopying(t("share"), t("copied"));
  const isDone = copied?.endsWith(hash) === true;
  const whole = source.kind !== "online";
  // A game that only this browser stores is contained in the link, since its own address means nothing elsewhere.
  const share = () => copy(`${location.origin}${location.pathname}${hash}`);
  return (
    <div className="grid max-w-88 gap-1.5">
      <Button icon={isDone ? "check" : "link"} onClick={() => void share()}>
        {t(isDone ? "copied" : line ? "shareLine" : "share")}
      </Button>
      {beside}
      {whole ? <p className="text-quiet">{t("shareWhole")}</p> : null}
    </div>
  );
}
