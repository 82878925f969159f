"use client";

import { hasPlace, namesAt, putPieces } from "@stillwater/table/position";
import { Stepper } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import type { PanelProps } from "./panel";

interface CountAtProps extends Pick<PanelProps, "table" | "onEdit"> {
  readonly text: string;
  readonly place: string;
  /** The name of the pieces to count. */
  readonly piece: string;
}

/** The number of pieces of a kind at a place; nothing in a game without that place. */
export function CountAt({ table, text, place, piece, onEdit }: CountAtProps) {
  const t = useTranslations("editor");
  if (!hasPlace(table, place)) return null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3.5 gap-y-1 items-center">
      <span>{text}</span>
      <Stepper
        look="joined"
        value={namesAt(table, place).filter((name) => name === piece).length}
        min={0}
        max={table.rulebook.copies(piece).length}
        onChange={(next) => onEdit(putPieces(table, place, piece, next))}
        labels={{ less: t("less"), more: t("more"), name: text }}
      />
    </div>
  );
}
