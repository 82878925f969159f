"use client";

import { HIGHEST_ISLAND, numberAt, topOf } from "@stillwater/engine";
import { laid } from "@stillwater/table/position";
import { Stepper } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import type { EditorPart, OfSpaceProps } from "../editor-part";

/** The number that a Wild stands for. */
function NumberOfCard({ table, place, at, onEdit }: OfSpaceProps) {
  const t = useTranslations("editor");
  const { rulebook } = table;
  const card = topOf(table, place);
  if (!rulebook.standIns.includes(card)) return null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3.5 gap-y-1 items-center">
      <span>{t("standsFor")}</span>
      <Stepper
        look="joined"
        value={numberAt(table, place)}
        min={1}
        max={HIGHEST_ISLAND}
        onChange={(n) => onEdit(laid(table, at, `${rulebook.pieceName(card)}=${n}`))}
        labels={{ less: t("lower"), more: t("higher"), name: t("standsFor") }}
      />
    </div>
  );
}

export const editor: EditorPart = {
  OfCard: NumberOfCard,
  OfSpace: null,
  besideRow: null,
  besideBoard: null,
  named: [],
  standing: null,
  unplayable: null,
};
