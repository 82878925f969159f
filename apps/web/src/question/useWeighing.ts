"use client";

import { type Act, type Table, writeAct } from "@stillwater/engine";
/** Has a choice weighed in a worker for as long as somebody looks. */
import { useEffect, useState } from "react";
import type { AskedQuestion } from "./questions";
import type { Weighed, WeighingAsked } from "./weighing";

/** @param own what somebody chose; null where that was weighed before */
export function useWeighing(
  { position, seat, given }: AskedQuestion,
  best: string,
  { rulebook }: Table,
  own: Act | null,
): Weighed | "failed" | null {
  const [weighed, setWeighed] = useState<Weighed | "failed" | null>(null);
  const text = own === null ? null : writeAct(rulebook, own);
  useEffect(() => {
    const worker = new Worker(new URL("./weighing.worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<Weighed>) => setWeighed(data);
    worker.onerror = () => setWeighed((before) => before ?? "failed");
    worker.postMessage({ position, seat, given, best, own: text } satisfies WeighingAsked);
    return () => worker.terminate();
  }, [position, seat, given, best, text]);
  return weighed;
}
