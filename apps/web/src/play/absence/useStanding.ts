"use client";

import { useMemo } from "react";
import type { TableView } from "@/server/wire";
import { useNow } from "./clock";
import { type Standing, standingOf } from "./standing";

/** How the table's wait stands, told at the very moment when the pace of the table has passed. */
export function useStanding(view: TableView): Standing | null {
  const now = useNow(view.waiting?.lateAt ?? null);
  return useMemo(() => standingOf(view, now), [view, now]);
}
