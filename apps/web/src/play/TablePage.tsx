"use client";

/** One address for the whole life of a table. What it shows comes with the page; the rules that make it live follow. */
import { setOf } from "@stillwater/engine";
import type { Frame } from "@stillwater/table/session";
import dynamic from "next/dynamic";
import { late } from "@/layout/late";
import { DeskContext } from "@/stage/desk";
import { ONLINE } from "@/stage/online-desk";
import { useTable } from "@/stage/useTable";
import { DrawnAt } from "@/table/absence/clock";
// Imported by the page's own first file, so that the server names the sheets of what it draws.
import "@/modules/BoardSheets";

// A file for each game, so that a sailor does not wait for the mountain.
const BODIES = {
  sea: dynamic(() => late(() => import("./SeaBody").then((file) => file.SeaBody))),
  mountain: dynamic(() => late(() => import("./MountainBody").then((file) => file.MountainBody))),
} as const;

interface TablePageProps {
  readonly id: string;
  /** The table as whoever asked for the page may see it; null where there was nothing to show. */
  readonly first: readonly Frame[] | null;
  /** When that was, in milliseconds since 1970. */
  readonly drawnAt: number;
}

export function TablePage({ id, first, drawnAt }: TablePageProps) {
  const line = useTable(id, first);
  const came = first?.find((frame) => frame.kind === "table");
  // While a table waits, another game may be chosen for it; until it is dealt all games wait alike.
  const view = line.live?.table == null ? came?.view : line.live.view;
  const Body = BODIES[view === undefined ? "sea" : setOf(view.code).game];
  return (
    <DrawnAt value={drawnAt}>
      <DeskContext value={ONLINE}>
        <Body first={first} line={line} />
      </DeskContext>
    </DrawnAt>
  );
}
