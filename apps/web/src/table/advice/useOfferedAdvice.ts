"use client";

/** Where the crew may be asked what it would do: nowhere that somebody's silence is broken. */
import type { TableView } from "@stillwater/table/session";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { late } from "@/layout/late";
import type { GameProps } from "@/stage/useStage";

const AdvicePanel = dynamic(() => late(() => import("./AdvicePanel")), { ssr: false });

type Company = Pick<TableView, "you" | "seats" | "advice" | "daily">;

/** At a table opened with advice for everybody, and where the others are all of the crew; never at a deal of the day. */
export function mayAsk({ you, seats, advice, daily }: Company): boolean {
  if (you === null || daily !== null) return false;
  return advice || seats.every((seat, index) => index === you || seat?.crew !== undefined);
}

/** The button and the panel: for who looks at a game that is over, where nothing is silent any more. */
export function useAdviceButton(): NonNullable<GameProps["advice"]> {
  const label = useTranslations("advice")("ask");
  return useMemo(() => ({ label, Panel: AdvicePanel }), [label]);
}

/** The same at a table that is played; undefined where the crew is not to be asked. */
export function useOfferedAdvice(view: Company | undefined): GameProps["advice"] {
  const offer = useAdviceButton();
  return view !== undefined && mayAsk(view) ? offer : undefined;
}
