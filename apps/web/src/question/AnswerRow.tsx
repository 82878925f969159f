"use client";

import { priceText } from "@stillwater/ui";
import { useTranslations } from "next-intl";

export interface AnswerRowProps {
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
    <li
      className={`grid min-h-11 items-center gap-x-3 gap-y-1 border-b border-b-hair border-s-3 px-2.5 py-1
        ${best ? "border-s-act bg-act-soft" : "border-s-transparent"}`}
    >
      <span>
        {name}
        {you ? <b> · {t("yours")}</b> : null}
      </span>
      <span className="text-act tabular-nums">
        {price === undefined || price === 0 ? "" : priceText(price)}
      </span>
      <span className="relative h-2 border border-ink" aria-hidden="true">
        {wins === null ? null : (
          <>
            <span className="absolute inset-y-0 start-0 bg-act" style={{ width: `${wins}%` }} />
            <i
              className="absolute inset-y-[-3px] border-x-2 border-ink"
              style={{ insetInlineStart: `${low}%`, width: `${high - low}%` }}
            />
          </>
        )}
      </span>
      <span className="text-end font-serif text-20 tabular-nums">
        <span aria-hidden="true">{wins ?? "…"}</span>
        <span className="sr-only">{wins === null ? t("weighing") : t("wins", { wins, error })}</span>
      </span>
    </li>
  );
}
