/** The gauge of spare cards, in the lane beside any board. */
import { SpareGauge } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import type { ReactElement } from "react";
import type { Stage } from "./useStage";

/** The gauge of a board; undefined for a bare board and in a duel, where nothing is saved up. */
export function useSpareGauge({ table, figures, frame }: Stage): ReactElement | undefined {
  const t = useTranslations("table");
  if (frame?.bare === true || table.rulebook.leads !== null) return undefined;
  const { spare, atStart, toPay, word } = figures;
  return <SpareGauge {...{ spare, atStart, toPay }} word={t(word)} label={t("spare")} />;
}
