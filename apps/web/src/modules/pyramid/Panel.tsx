"use client";

import { countAt } from "@stillwater/engine";
import { namesAt, putPieces } from "@stillwater/table/position";
import { Stepper } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import type { PanelProps } from "@/modules/panel";

/** The Explorer cards that have been turned up, by kind; the others are in the deck. */
export function Panel({ table, cards, onEdit }: PanelProps) {
  const t = useTranslations("editor");
  const { rulebook } = table;
  const kinds = [
    ...new Set(rulebook.pieces.flatMap(({ name, starts }) => (starts === "explorer" ? [name] : []))),
  ];
  return (
    <>
      <p className="text-quiet">
        {t("explored")} · {t("explorerLeft", { count: countAt(table, rulebook.place("explorer")) })}
      </p>
      {kinds.map((kind) => {
        const copies = rulebook.copies(kind);
        const text = cards.name(table, copies[0] ?? 0);
        return (
          <div key={kind} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3.5 gap-y-1 items-center">
            <span>{text}</span>
            <Stepper
              look="joined"
              value={namesAt(table, "explored").filter((name) => name === kind).length}
              min={0}
              max={copies.length}
              onChange={(count) => onEdit(putPieces(table, "explored", kind, count))}
              labels={{
                less: t("less"),
                more: t("more"),
                name: t("countOf", { what: text, who: t("explored") }),
              }}
            />
          </div>
        );
      })}
    </>
  );
}
