"use client";

/** What people forget at a table: how many Compasses the team has, and which side is up. */
import { skySide, type Table } from "@stillwater/engine";
import { descriptionOf } from "@stillwater/table/queries";
import { Icon } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import { signOfCard } from "@/modules/key-signs";

export function Signs({ table }: { readonly table: Table }) {
  const storm = useTranslations("storm");
  const night = useTranslations("night");
  const rack = descriptionOf(table).compasses;
  if (rack !== null)
    return (
      <p className="flex items-center gap-1 text-20 tabular-nums" data-sign="compasses">
        {signOfCard("compass")}
        <b aria-hidden="true">{rack.held}</b>
        <span className="sr-only">{storm("compasses", { count: rack.held })}</span>
      </p>
    );
  if (table.rulebook.actOf.turn === undefined) return null;
  const side = skySide(table);
  return (
    <p className="flex items-center gap-1 text-20 tabular-nums" data-sign={side}>
      <Icon name={side === "day" ? "sun" : "moon"} size={26} />
      <span className="sr-only">{night("hands", { side })}</span>
    </p>
  );
}
