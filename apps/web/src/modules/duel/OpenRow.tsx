"use client";

import { countAt, openRow, topOf, UNSEEN } from "@stillwater/engine";
import { FaceUpRow } from "@stillwater/ui/modules/duel";
import { useTranslations } from "next-intl";
import type { Stage } from "@/stage/useStage";

/** Competitive: the open row under the board. */
export default function OpenRow({ stage }: { readonly stage: Stage }) {
  const t = useTranslations("duel");
  const { table, cards } = stage;
  const { rulebook } = table;
  const deck = countAt(table, rulebook.place("deck"));
  const open = openRow(table)
    .filter((place) => countAt(table, place) > 0)
    .reverse();
  // Everything is taken: there are no cards left to take.
  if (deck + open.length === 0) return null;
  return (
    <FaceUpRow
      label={t("openRow")}
      cards={open.map((place) => {
        const card = topOf(table, place);
        return card === UNSEEN
          ? { key: `place ${place}`, face: null, label: t("unsaid") }
          : { key: String(card), face: cards.face(table, card), label: cards.name(table, card) };
      })}
      deck={t("deck", { count: deck })}
      deckEmpty={deck === 0}
      end={t("first")}
    />
  );
}
