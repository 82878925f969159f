"use client";

/** How crews did with the same cards: online among the server's games, here among this browser's. */
import { localDealName } from "@stillwater/table/session";
import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { memo } from "react";
import { useTRPC } from "@/trpc/Data";
import { type DealResult, ResultTable } from "./ResultTable";
import type { ReplayOf } from "./source";
import { useResultsHere } from "./useResultsHere";

export const DealResults = memo(Compared);

function Compared({ course, source }: ReplayOf) {
  const here = useResultsHere(course, source.kind === "here" ? source.id : "");
  const t = useTranslations("replay");
  if (source.kind === "online")
    return source.deal === null ? null : <ResultsOnline deal={source.deal} mine={source.table} here={here} />;
  const deal = localDealName(course.rulebook.code, course.seed);
  return here.length === 0 ? null : <ResultTable label={t("crewsHere")} deal={deal} results={here} />;
}

interface ResultsOnlineProps {
  readonly deal: string;
  readonly mine: string;
  /** Games on this device with the same cards. */
  readonly here: readonly DealResult[];
}

function ResultsOnline({ deal, mine, here }: ResultsOnlineProps) {
  const t = useTranslations("replay");
  const api = useTRPC();
  const locale = useLocale();
  const { data } = useQuery(api.deal.results.queryOptions({ deal }));
  if (data == null) return null;
  const results = data.results.map(({ table, status, figures, at }) => {
    return {
      ...{ key: table, href: `/${locale}/replay/${table}`, mine: table === mine, here: false },
      ...{ status, figures, at },
    };
  });
  return <ResultTable label={t("crews")} deal={deal} results={[...results, ...here]} />;
}
