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
    <div className="editor-pair">
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
