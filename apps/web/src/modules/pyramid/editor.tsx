"use client";

import { writeName } from "@stillwater/engine";
import { hasPlace, namesAt, putPieces } from "@stillwater/table/position";
import { Switch } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import type { EditorPart, OfSpaceProps } from "../editor-part";

/** Whether a border card is closed by the only card that can lie on it. */
function BorderOfSpace({ table, at, onEdit }: OfSpaceProps) {
  const t = useTranslations("editor");
  const border = writeName("border", at);
  if (!hasPlace(table, border)) return null;
  const [closes = ""] = table.rulebook.places.find(({ name }) => name === border)?.holds ?? [];
  return (
    <Switch
      label={t("borderStorm")}
      checked={namesAt(table, border).length > 0}
      onChange={(on) => onEdit(putPieces(table, border, closes, on ? 1 : 0))}
    />
  );
}

export const editor: EditorPart = {
  OfCard: null,
  OfSpace: BorderOfSpace,
  besideRow: null,
  besideBoard: null,
  named: [],
  standing: null,
  unplayable: null,
};
