"use client";

import type { TableView } from "@stillwater/table/session";
import { type Standing, standingOf } from "@stillwater/table/view-model";
import { useMemo } from "react";
import { useNow } from "./clock";

/** The state of the table's wait, updated at the very moment when the table's pace runs out. */
export function useStanding(view: TableView): Standing | null {
  const now = useNow(view.waiting?.lateAt ?? null);
  return useMemo(() => standingOf(view, now), [view, now]);
}
