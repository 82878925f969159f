"use client";

import { hasPlace, namesAt, putPieces } from "@stillwater/table/position";
import { Stepper } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import type { PanelProps } from "./panel";

interface CountAtProps extends Pick<PanelProps, "table" | "onEdit"> {
  readonly text: string;
  readonly place: string;
  /** The name of what is counted there; left out where one kind of card alone can lie there. */
  readonly piece?: string;
  readonly most: number;
}

/** How many of a kind lie at a place; nothing in a game without that place. */
export function CountAt({ table, text, place, most, onEdit, ...counted }: CountAtProps) {
  const t = useTranslations("editor");
  if (!hasPlace(table, place)) return null;
  const [only = ""] = table.rulebook.places.find(({ name }) => name === place)?.holds ?? [];
  const { piece = only } = counted;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3.5 gap-y-1 items-center">
      <span>{text}</span>
      <Stepper
        look="joined"
        value={namesAt(table, place).filter((name) => name === piece).length}
        min={0}
        max={most}
        onChange={(next) => onEdit(putPieces(table, place, piece, next))}
        labels={{ less: t("less"), more: t("more"), name: text }}
      />
    </div>
  );
}
