"use client";

import { type Setup, sideAt } from "@stillwater/engine";
import { edited } from "@stillwater/table/position";
import { Switch } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import type { EditorPart, OfSpaceProps } from "../editor-part";

/** Which side of a card lies up. */
function SideOfCard({ table, place, at, onEdit }: OfSpaceProps) {
  const t = useTranslations("editor");
  if (table.rulebook.actOf.turn === undefined) return null;
  return (
    <Switch
      label={t("showsNight")}
      checked={sideAt(table, place) === "night"}
      onChange={(dark) => onEdit(edited(table, (setup) => withSide(setup, at, dark)))}
    />
  );
}

function withSide(setup: Setup, at: string, dark: boolean): Setup {
  const others = (setup.night ?? []).filter((cell) => cell !== at);
  return { ...setup, night: dark ? [...others, at] : others };
}

export const editor: EditorPart = {
  OfCard: SideOfCard,
  OfSpace: null,
  besideRow: null,
  besideBoard: null,
  named: [],
  standing: null,
  unplayable: null,
};
