"use client";

import { countAt } from "@stillwater/engine";
import { putPieces } from "@stillwater/table/position";
import { Stepper } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import type { PanelProps } from "@/modules/panel";

export function RopesPanel({ table, onEdit }: Pick<PanelProps, "table" | "onEdit">) {
  const t = useTranslations("editor");
  const all = table.rulebook.copies("rope").length;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3.5 gap-y-1 items-center">
      <span>{t("ropes")}</span>
      <Stepper
        look="joined"
        value={countAt(table, table.rulebook.place("ropes"))}
        min={0}
        max={all}
        onChange={(left) => onEdit(putPieces(table, "ropes:used", "rope", all - left))}
        labels={{ less: t("less"), more: t("more"), name: t("ropes") }}
      />
    </div>
  );
}
