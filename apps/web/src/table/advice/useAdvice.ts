"use client";

/** Asks the adviser in a worker for as long as somebody looks. */
import type { Place, Table } from "@stillwater/engine";
import { type AdviceAnswer, adviceQuestion } from "@stillwater/table/queries";
import type { EntryView } from "@stillwater/table/session";
import { useEffect, useState } from "react";

export type AdviceState = AdviceAnswer | "asking" | "failed";

export function useAdvice(
  table: Table,
  log: readonly EntryView[],
  seat: number,
  within?: readonly Place[],
): AdviceState {
  const [answer, setAnswer] = useState<AdviceState>("asking");
  useEffect(() => {
    setAnswer("asking");
    const worker = new Worker(new URL("./advice.worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<AdviceAnswer>) => setAnswer(data);
    worker.onerror = () => setAnswer((before) => (typeof before === "string" ? "failed" : before));
    worker.postMessage(adviceQuestion(table, log, seat, within));
    return () => worker.terminate();
  }, [table, log, seat, within]);
  return answer;
}
