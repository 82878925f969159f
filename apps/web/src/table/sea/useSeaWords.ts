"use client";

import type { Place, Table } from "@stillwater/engine";
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import type { SpaceMark } from "@/modules/sea-part";
import { boardOf } from "@/modules/sea-parts";
import { useSetting } from "@/preferences/store";
import type { Cards } from "@/stage/cards";
import { remembered } from "@/stage/remembered";
import type { StageScene } from "@/stage/useStage";
import type { SpaceWords } from "./board-model";
import { seaCards } from "./sea-cards";

/** The cards of the sea in the reader's language. */
export function useSeaCards(): Cards {
  const t = useTranslations("card");
  return useMemo(() => seaCards(t), [t]);
}

/** The words of the chart in the reader's language. */
export function useSpaceWords(): SpaceWords {
  const t = useTranslations("table");
  const [prices] = useSetting("prices");
  return useMemo(
    () => ({
      space: remembered((row, column) => t("space", { row, column })),
      pillar: remembered((side, place) => t("pillar", { side, place })),
      empty: t("emptySpace"),
      unknown: t("unknownFace"),
      last: t("lastCard"),
      free: t(prices === "shown" ? "free" : "legal"),
      costs: remembered((price) => (prices === "shown" ? t("costs", { price }) : t("legal"))),
      dear: remembered((price) => t("dear", { price })),
      blocked: remembered((card, side) => t("blocked", { card, side })),
      notLegal: t("notLegal"),
    }),
    [t, prices],
  );
}

const PLAIN = () => null;

/** Marks that the modules add to a table's spaces. */
export function useSpaceMarks(
  table: Table,
  nameOf: StageScene["nameOf"],
): (place: Place) => SpaceMark | null {
  const t = useTranslations("table");
  return useMemo(() => boardOf(table.rulebook).marks?.(table, { t, nameOf }) ?? PLAIN, [table, t, nameOf]);
}

/** Names of the rows from the bottom up. */
export function useRowLabels(): (count: number) => readonly string[] {
  const t = useTranslations("table");
  return useMemo(
    () => (count) =>
      Array.from({ length: count }, (_, row) => t(row === 0 ? "rowBottom" : "row", { row: row + 1 })),
    [t],
  );
}
