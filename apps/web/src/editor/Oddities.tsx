"use client";

import { closed, type SlippedCard, type Table, topOf } from "@stillwater/engine";
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import type { Cards } from "@/stage/cards";
import { useVoice } from "@/stage/Voice";

interface OdditiesProps {
  readonly table: Table;
  readonly slips: readonly SlippedCard[];
  readonly cards: Cards;
}

/** Whatever is odd about a board, shown below it, where it moves nothing that is pressed. */
export function Oddities({ table, slips, cards }: OdditiesProps) {
  const t = useTranslations("editor");
  const voice = useVoice();
  const shut = useMemo(() => closed(table).length > 0, [table]);
  if (slips.length === 0 && !shut) return null;
  const { cells } = table.rulebook;
  // A card may break several rules.
  const count = new Set(slips.map(({ place }) => place)).size;
  return (
    <div className="px-3 py-2 border-s-4 border-s-amber bg-amber-soft" role="status">
      {slips.length === 0 ? null : (
        <>
          <p>{t("slips", { count })}</p>
          <ul>
            {slips.map((slip) => (
              <li className="list-inside list-disc" key={JSON.stringify(slip)}>
                {!cells.includes(slip.place) || topOf(table, slip.place) === 0
                  ? voice.findingText(slip)
                  : t("slip", {
                      card: cards.name(table, topOf(table, slip.place)),
                      place: voice.placeText(table.rulebook.placeName(slip.place)),
                      text: voice.findingText(slip),
                    })}
              </li>
            ))}
          </ul>
        </>
      )}
      {shut ? <p>{t("closed")}</p> : null}
    </div>
  );
}
