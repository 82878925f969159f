"use client";

import { priceText } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import { WinsBar } from "@/table/advice/WinsBar";

export interface AnswerRowProps {
  readonly name: string;
  readonly price: number | undefined;
  /** Null while it is not known. */
  readonly wins: number | null;
  readonly error: number;
  readonly best: boolean;
  readonly you: boolean;
}

/** One of the acts compared: its price, and how many of a hundred games it keeps winnable. */
export function AnswerRow({ name, price, wins, error, best, you }: AnswerRowProps) {
  const t = useTranslations("question");
  return (
    <li
      className={`grid min-h-11 items-center gap-x-3 gap-y-1 border-b border-b-hair border-s-3 px-2.5 py-1
        ${best ? "border-s-act bg-act-soft" : "border-s-transparent"}`}
    >
      <span>
        {name}
        {you ? <b> · {t("yours")}</b> : null}
      </span>
      <span className="text-act tabular">{price === undefined || price === 0 ? "" : priceText(price)}</span>
      <WinsBar wins={wins} error={error} />
      <span className="text-end font-serif text-20 tabular">
        <span aria-hidden="true">{wins ?? "…"}</span>
        <span className="unseen">{wins === null ? t("weighing") : t("wins", { wins, error })}</span>
      </span>
    </li>
  );
}
