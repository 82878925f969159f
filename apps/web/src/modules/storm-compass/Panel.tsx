"use client";

import { writeName } from "@stillwater/engine";
import { useTranslations } from "next-intl";
import { CountAt } from "@/modules/CountAt";
import type { PanelProps } from "@/modules/panel";

/** The Storms in play, and the team's Compasses. */
export function Panel({ table, names, onEdit }: PanelProps) {
  const t = useTranslations("editor");
  const count = (text: string, place: string, piece: string) => (
    <CountAt key={place} {...{ table, text, place, piece, onEdit }} />
  );
  return (
    <>
      {table.rulebook.rows.map((_row, index) =>
        count(t("fog", { row: index + 1 }), writeName("row", index + 1), "storm:purple"),
      )}
      {names.flatMap((name, seat) => [
        count(t("squall", { name }), writeName("yellow", seat + 1), "storm:yellow"),
        count(t("coast", { name }), writeName("orange", seat + 1), "storm:orange"),
      ])}
      {count(t("compasses"), "team", "compass")}
    </>
  );
}
