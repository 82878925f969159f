"use client";

import { skySide } from "@stillwater/engine";
import { sent } from "@stillwater/table/position";
import { useTranslations } from "next-intl";
import { ChoiceField } from "@/layout/ChoiceField";
import { CountAt } from "@/modules/CountAt";
import type { PanelProps } from "@/modules/panel";

/** The side that is up in all hands, and the Compasses that have turned it. */
export function Panel({ table, onEdit }: PanelProps) {
  const t = useTranslations("editor");
  return (
    <>
      <ChoiceField
        label={t("sky")}
        value={skySide(table)}
        onChange={(side) => onEdit(sent(table, "sky", side))}
        options={(["day", "night"] as const).map((value) => ({ value, label: t(value) }))}
      />
      <CountAt text={t("dusk")} place="dusk" piece="compass" {...{ table, onEdit }} />
    </>
  );
}
