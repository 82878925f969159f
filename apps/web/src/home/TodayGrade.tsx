"use client";

import { useQuery } from "@tanstack/react-query";
import { GradeBars } from "@/layout/GradeBars";
import { useTRPC } from "@/trpc/Data";

/** How hard today's deal is; its space is reserved until that is known. */
export function TodayGrade({ code }: { readonly code: "sea p1" | "mountain p1" }) {
  const api = useTRPC();
  const month = new Date().toISOString().slice(0, 7);
  const { data } = useQuery(api.daily.month.queryOptions({ month }));
  const grade = data?.grades[code];
  return (
    <span className={grade === undefined ? "invisible" : undefined}>
      <GradeBars grade={grade ?? 1} />
    </span>
  );
}
