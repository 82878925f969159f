"use client";

/** Has a choice analysed for as long as the component is mounted. */
import { type Act, type Table, writeAct } from "@stillwater/engine";
import { useMemo } from "react";
import { useWorker } from "@/workers/useWorker";
import type { AskedQuestion } from "./questions";
import type { Weighed, WeighingAsked } from "./weighing";

const begin = (): Worker => new Worker(new URL("./weighing.worker.ts", import.meta.url), { type: "module" });

/** @param own the chosen act; null if it was analysed before */
export function useWeighing(
  { position, seat, given }: AskedQuestion,
  best: string,
  { rulebook }: Table,
  own: Act | null,
): Weighed | "failed" | null {
  const text = own === null ? null : writeAct(rulebook, own);
  const asked = useMemo(
    (): WeighingAsked => ({ position, seat, given, best, own: text }),
    [position, seat, given, best, text],
  );
  const { told, state } = useWorker<WeighingAsked, Weighed>(begin, asked);
  return told ?? (state === "failed" ? "failed" : null);
}
