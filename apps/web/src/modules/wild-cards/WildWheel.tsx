"use client";

import { type Act, HIGHEST_ISLAND, type Table } from "@stillwater/engine";
import { inReach, verdictOn } from "@stillwater/table/queries";
import { NumberWheel, type WheelNumber } from "@stillwater/ui/modules/wild-cards";
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import type { Stage } from "@/stage/useStage";

/** Chooses the number that an aimed Wild stands for: every number that fits, with its price. */
export default function WildWheel({ stage, plan }: { readonly stage: Stage; readonly plan: Act }) {
  const t = useTranslations("wild");
  const table = useTranslations("table");
  const numbers = useMemo(() => fitting(stage.table, plan), [stage.table, plan]);
  const words = ({ n, price }: Fitting): string =>
    `${n}, ${price === 0 ? table("free") : table("costs", { price })}`;
  const cheapest = [...numbers].sort((a, b) => a.price - b.price || a.n - b.n)[0];
  return (
    <div className="table-wheel mt-2" data-takes="room">
      <NumberWheel
        label={t("standsFor")}
        value={plan.numbers[0] ?? cheapest?.n}
        numbers={numbers.map(
          (number): WheelNumber => ({
            n: number.n,
            state: number.dear ? "tooDear" : number.price === 0 ? "free" : "cost",
            price: number.price,
            label: words(number),
          }),
        )}
        onChange={stage.helm.name}
        labels={{ less: t("lower"), more: t("higher") }}
      />
    </div>
  );
}

interface Fitting {
  readonly n: number;
  readonly price: number;
  readonly dear: boolean;
}

function fitting(table: Table, plan: Act): readonly Fitting[] {
  return Array.from({ length: HIGHEST_ISLAND }, (_, index) => index + 1).flatMap((n): Fitting[] => {
    const verdict = verdictOn(table, { ...plan, numbers: [n] });
    if (!inReach(verdict)) return [];
    return [{ n, price: verdict.price, dear: verdict.allowed === "no" }];
  });
}
