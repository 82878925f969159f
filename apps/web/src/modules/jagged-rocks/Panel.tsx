"use client";

import { writeName } from "@stillwater/engine";
import { sent } from "@stillwater/table/position";
import { descriptionOf } from "@stillwater/table/queries";
import { useTranslations } from "next-intl";
import { ChoiceField } from "@/layout/ChoiceField";
import type { PanelProps } from "@/modules/panel";

/** The row that the Rocks lie beside. */
export function Panel({ table, onEdit }: PanelProps) {
  const t = useTranslations("editor");
  const rows = table.rulebook.rows.map((_row, index) => index + 1);
  return (
    <ChoiceField
      label={t("rocksRow")}
      value={descriptionOf(table).rocks ?? 0}
      onChange={(row) => onEdit(sent(table, "rocks", row === 0 ? "gone" : writeName("row", row)))}
      options={[...rows.map((row) => ({ value: row, label: row })), { value: 0, label: t("rocksGone") }]}
    />
  );
}
