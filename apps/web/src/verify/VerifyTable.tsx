"use client";

import { mask, SPECTATOR } from "@stillwater/engine";
import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useMemo } from "react";
import { useTRPC } from "@/trpc/Data";
import { useFailure } from "@/trpc/useFailure";
import { CheckedDeal } from "./CheckedDeal";
import type { ShownAtTable } from "./checking";

/** Verifies a table of the server: compares what it opened with what it showed during play. */
export function VerifyTable({ id }: { readonly id: string }) {
  const t = useTranslations("verify");
  const failure = useFailure();
  const api = useTRPC();
  const back = `/${useLocale()}/play/${id}`;
  const { data, ...opened } = useQuery(api.table.verify.queryOptions({ table: id }));
  const view = useQuery(api.table.look.queryOptions({ table: id }));
  const shown = useMemo((): ShownAtTable | undefined => {
    if (view.data === undefined) return undefined;
    const { commitment, position, you } = view.data;
    const viewer = you ?? SPECTATOR;
    const last =
      position === null
        ? null
        : { position, mask: (table: Parameters<typeof mask>[0]) => mask(table, viewer) };
    return { commitment, last };
  }, [view.data]);
  if (opened.isError || view.isError)
    return <CheckedDeal back={back} text={failure(opened.error ?? view.error)} />;
  const text = t(data?.over === true ? "text" : data?.closed === true ? "closed" : "running");
  if (data === undefined) return <CheckedDeal back={back} text={text} />;
  return (
    <CheckedDeal
      back={back}
      text={text}
      opened={data.over ? data : null}
      shown={shown ?? (data.over ? undefined : { commitment: data.commitment, last: null })}
    />
  );
}
