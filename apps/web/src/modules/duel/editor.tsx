"use client";

import { setupOf } from "@stillwater/engine";
import { edited } from "@stillwater/table/position";
import { useTranslations } from "next-intl";
import { ChoiceField } from "@/layout/ChoiceField";
import type { EditorPart, OfSpaceProps } from "../editor-part";

/** Whose card it is. */
function OwnerOfCard({ table, names, at, onEdit }: OfSpaceProps) {
  const t = useTranslations("editor");
  if (table.rulebook.leads === null) return null;
  return (
    <ChoiceField
      label={t("placedBy")}
      value={setupOf(table).owners?.[at] ?? 0}
      onChange={(seat) =>
        onEdit(edited(table, (setup) => ({ ...setup, owners: { ...setup.owners, [at]: seat } })))
      }
      options={names.map((label, value) => ({ value, label }))}
    />
  );
}

export const editor: EditorPart = {
  OfCard: OwnerOfCard,
  OfSpace: null,
  besideRow: null,
  besideBoard: null,
  named: [],
  standing: null,
  unplayable: null,
};
