"use client";

import type { TableView } from "@/server/wire";
import { useNow } from "./clock";
import { type Standing, standingOf } from "./standing";

/** How the table's wait stands, told at the very moment when the pace of the table has passed. */
export function useStanding(view: TableView): Standing | null {
  return standingOf(view, useNow(view.waiting?.lateAt ?? null));
}
