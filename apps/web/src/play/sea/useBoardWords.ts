"use client";

import type { Piece, Rulebook } from "@stillwater/engine";
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { cardName } from "@/play/words/faces";
import type { SpaceWords } from "./board-model";

export interface BoardWords {
  readonly space: SpaceWords;
  /** Names of the rows from the bottom up. */
  readonly rows: (count: number) => readonly string[];
  readonly card: (rulebook: Rulebook, card: Piece) => string;
}

/** The words of the chart in the reader's language. */
export function useBoardWords(): BoardWords {
  const t = useTranslations("table");
  return useMemo(() => {
    const space: SpaceWords = {
      start: t("start"),
      finish: t("finish"),
      space: (row, column) => t("space", { row, column }),
      empty: t("emptySpace"),
      last: t("lastCard"),
      free: t("free"),
      costs: (price) => t("costs", { price }),
      dear: (price) => t("dear", { price }),
      blocked: (card, side) => t("blocked", { card, side }),
      notLegal: t("notLegal"),
    };
    return {
      space,
      rows: (count) =>
        Array.from({ length: count }, (_, row) => t(row === 0 ? "rowBottom" : "row", { row: row + 1 })),
      card: (rulebook, card) => cardName(rulebook, card, space),
    };
  }, [t]);
}
