"use client";

import { descriptionOf } from "@stillwater/table/queries";
import { LitRows } from "@stillwater/ui/modules/beacons";
import { useTranslations } from "next-intl";
import type { Stage } from "@/stage/useStage";

/** Which rows are lit, in figures: on the water the lines show it only as a drawing. */
export function UnderBoard({ stage: { table } }: { readonly stage: Stage }) {
  const t = useTranslations("beacons");
  const { beacons } = descriptionOf(table);
  if (beacons === null) return null;
  return (
    <LitRows
      label={t("litRows")}
      rows={table.rulebook.rows.map((_cells, index) => {
        const row = index + 1;
        const lit = beacons.lit.includes(row);
        return { row, lit, label: t(lit ? "rowLit" : "rowDark", { row }) };
      })}
    />
  );
}
