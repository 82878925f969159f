"use client";

import type { Verdict } from "@stillwater/engine";
import { Reckoning } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import { neighbourSumOf } from "./evidence";

/** A drawing of the two neighbours and the differences; nothing where nothing is calculated. */
export function ReckoningPanel({ n, verdict }: { readonly n: number; readonly verdict: Verdict }) {
  const t = useTranslations("table");
  const sum = neighbourSumOf(verdict);
  if (sum === null || n === 0) return null;
  const side = (word: string, other: number | undefined, difference: number | undefined, counts?: boolean) =>
    other === undefined
      ? `${word}: ${t("openWater")}`
      : `${word}: ${other}, ${difference}${counts ? `, ${t("counts")}` : ""}`;
  const label = [
    side(t("left"), sum.left.n, sum.left.difference, sum.left.counts),
    String(n),
    side(t("right"), sum.right.n, sum.right.difference, sum.right.counts),
  ].join("; ");
  return <Reckoning left={sum.left} n={n} right={sum.right} openWord={t("openWater")} label={label} />;
}
