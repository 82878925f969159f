"use client";

/** Runs the adviser for as long as the component is mounted. */
import type { Place, Table } from "@stillwater/engine";
import { type AdviceAnswer, type AdviceQuestion, adviceQuestion } from "@stillwater/table/queries";
import type { EntryView } from "@stillwater/table/session";
import { useMemo } from "react";
import { useWorker } from "@/workers/useWorker";

export type AdviceState = AdviceAnswer | "asking" | "failed";

const begin = (): Worker => new Worker(new URL("./advice.worker.ts", import.meta.url), { type: "module" });

export function useAdvice(
  table: Table,
  log: readonly EntryView[],
  seat: number,
  within?: readonly Place[],
): AdviceState {
  const asked = useMemo(() => adviceQuestion(table, log, seat, within), [table, log, seat, within]);
  const { told, state } = useWorker<AdviceQuestion, AdviceAnswer>(begin, asked);
  if (asked === null) return "failed";
  return told ?? (state === "failed" ? "failed" : "asking");
}
