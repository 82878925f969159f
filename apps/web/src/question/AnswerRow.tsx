"use client";

import { priceText } from "@stillwater/ui";
import { useTranslations } from "next-intl";

interface AnswerRowProps {
  readonly name: string;
  readonly price: number | undefined;
  /** Null while it is not known. */
  readonly wins: number | null;
  readonly error: number;
  readonly best: boolean;
  readonly you: boolean;
}

/** One of the acts that were weighed: what it costs, and how many of a hundred games it keeps winnable. */
export function AnswerRow({ name, price, wins, error, best, you }: AnswerRowProps) {
  const t = useTranslations("question");
  const low = Math.max(0, (wins ?? 0) - error);
  const high = Math.min(100, (wins ?? 0) + error);
  return (
    <li data-best={best ? "" : undefined}>
      <span>
        {name}
        {you ? <b> · {t("yours")}</b> : null}
      </span>
      <span className="text-act tabular-nums">
        {price === undefined || price === 0 ? "" : priceText(price)}
      </span>
      <span className="question-bar" aria-hidden="true">
        {wins === null ? null : (
          <>
            <span style={{ width: `${wins}%` }} />
            <i style={{ insetInlineStart: `${low}%`, width: `${high - low}%` }} />
          </>
        )}
      </span>
      <span className="text-end font-serif text-xl tabular-nums">
        <span aria-hidden="true">{wins ?? "…"}</span>
        <span className="sr-only">{wins === null ? t("weighing") : t("wins", { wins, error })}</span>
      </span>
    </li>
  );
}
