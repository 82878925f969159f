"use client";

import type { TableView } from "@stillwater/table/session";
/** Where the crew may be asked what it would do: nowhere that somebody's silence is broken. */
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { late } from "@/layout/late";
import type { GameProps } from "@/stage/useStage";

const AdviceSheet = dynamic(() => late(() => import("./AdviceSheet")), { ssr: false });

type Company = Pick<TableView, "you" | "seats" | "advice" | "daily">;

/** At a table opened with advice for everybody, and where the others are all of the crew; never at a deal of the day. */
export function mayAsk({ you, seats, advice, daily }: Company): boolean {
  if (you === null || daily !== null) return false;
  return advice || seats.every((seat, index) => index === you || seat?.crew !== undefined);
}

/** The button and the sheet for who looks; undefined where the crew is not to be asked. */
export function useOffer(view: Company | undefined): GameProps["advice"] {
  const label = useTranslations("advice")("ask");
  const offer = useMemo(() => ({ label, Sheet: AdviceSheet }), [label]);
  return view !== undefined && mayAsk(view) ? offer : undefined;
}
