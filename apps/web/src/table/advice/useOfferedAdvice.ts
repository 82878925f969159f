"use client";

/** Where the crew may be asked for advice: only where it breaks nobody's silence. */
import type { TableView } from "@stillwater/table/session";
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { onDemand } from "@/layout/late";
import type { GameProps } from "@/stage/useStage";

const AdvicePanel = onDemand(() => import("./AdvicePanel"));

type Company = Pick<TableView, "you" | "seats" | "advice" | "daily">;

/** At a table opened with advice for everybody, and where all others are seats of the crew; never at a deal of the day. */
export function mayAsk({ you, seats, advice, daily }: Company): boolean {
  if (you === null || daily !== null) return false;
  return advice || seats.every((seat, index) => index === you || seat?.crew !== undefined);
}

/** The button and the panel, for a finished game, where the silence is over. */
export function useAdviceButton(): NonNullable<GameProps["advice"]> {
  const label = useTranslations("advice")("ask");
  return useMemo(() => ({ label, Panel: AdvicePanel }), [label]);
}

/** The same at a table in play; undefined where advice is not allowed. */
export function useOfferedAdvice(view: Company | undefined): GameProps["advice"] {
  const offer = useAdviceButton();
  return view !== undefined && mayAsk(view) ? offer : undefined;
}
