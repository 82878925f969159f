"use client";

import { namedPiece, readOptions, topOf, writeName } from "@stillwater/engine";
import { hasPlace, laid, namesAt, putPieces } from "@stillwater/table/position";
import { descriptionOf } from "@stillwater/table/queries";
import { peopleOnly } from "@stillwater/table/session";
import { Stepper, Switch } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import type { EditorPart, OfSpaceProps } from "../editor-part";

/** Whether a card bears a goat, and how many stand on it. */
function GoatsOfCard({ table, place, at, onEdit }: OfSpaceProps) {
  const t = useTranslations("editor");
  const { rulebook } = table;
  const known = namedPiece(rulebook.pieceName(topOf(table, place)));
  const bears =
    known?.kind === "ascent" && rulebook.pieces.some((spec) => namedPiece(spec.name)?.signed === true);
  const herd = writeName("goats", at);
  return (
    <>
      {bears ? (
        <Switch
          label={t("goatCard")}
          checked={known.signed}
          onChange={(on) => onEdit(laid(table, at, on ? `${known.plain}*` : known.plain))}
        />
      ) : null}
      {hasPlace(table, herd) ? (
        <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3.5 gap-y-1 items-center">
          <span>{t("goatsOn")}</span>
          <Stepper
            look="joined"
            value={namesAt(table, herd).length}
            min={0}
            max={rulebook.copies("goat").length}
            onChange={(count) => onEdit(putPieces(table, herd, "goat", count))}
            labels={{ less: t("less"), more: t("more"), name: t("goatsOn") }}
          />
        </div>
      ) : null}
    </>
  );
}

export const editor: EditorPart = {
  OfCard: GoatsOfCard,
  OfSpace: null,
  besideRow: null,
  besideBoard: (table, { t, place }) =>
    [...(descriptionOf(table).goats?.on ?? [])].map(
      ([cell, count]) => `${place(table.rulebook.placeName(cell))}: ${t("goatsHere", { count })}`,
    ),
  named: [],
  standing: (table) => descriptionOf(table).goats?.on ?? new Map(),
  unplayable: ({ code }) => {
    const options = readOptions(code);
    return options.ok && peopleOnly(options.value) !== null ? "notGoats" : null;
  },
};
