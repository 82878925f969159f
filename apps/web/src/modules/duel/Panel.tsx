"use client";

import { countAt, openRow } from "@stillwater/engine";
import { edited, namesAt, without } from "@stillwater/table/position";
import { Button } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import type { PanelProps } from "@/modules/panel";

/** The open cards beside the deck of a duel. Cards are typed and sent here while the board is set up. */
export function Panel({ table, cards, onEdit }: PanelProps) {
  const t = useTranslations("editor");
  const { rulebook } = table;
  return (
    <>
      <p className="text-quiet">
        {t("openRow")} · {t("deck")} {countAt(table, rulebook.place("deck"))}
      </p>
      <ol className="flex flex-wrap gap-2">
        {openRow(table).map((place) => {
          const [card] = namesAt(table, rulebook.placeName(place));
          const text = card === undefined ? "" : cards.name(table, rulebook.copies(card)[0] ?? 0);
          return (
            <li key={place}>
              {card === undefined ? (
                <span className="text-quiet">{t("empty")}</span>
              ) : (
                <Button
                  size="small"
                  icon="cross"
                  label={t("dropCard", { card: text })}
                  onClick={() => onEdit(edited(table, (setup) => without(setup, card)))}
                >
                  {text}
                </Button>
              )}
            </li>
          );
        })}
      </ol>
    </>
  );
}
