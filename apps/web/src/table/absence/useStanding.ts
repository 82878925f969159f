"use client";

import type { TableView } from "@stillwater/table/session";
import { type Standing, standingOf } from "@stillwater/table/view-model";
import { useMemo } from "react";
import { useNow } from "./clock";

/** How the table's wait stands, told at the very moment when the pace of the table has passed. */
export function useStanding(view: TableView): Standing | null {
  const now = useNow(view.waiting?.lateAt ?? null);
  return useMemo(() => standingOf(view, now), [view, now]);
}
