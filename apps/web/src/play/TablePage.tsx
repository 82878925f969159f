"use client";

/** One address for the whole life of a table. Its content comes with the page; the rules that make it interactive follow. */
import { setOf } from "@stillwater/engine";
import type { Frame } from "@stillwater/table/session";
import dynamic from "next/dynamic";
import { late } from "@/layout/late";
import { DeskContext } from "@/stage/desk";
import { ONLINE } from "@/stage/online-desk";
import { useTable } from "@/stage/useTable";
import { DrawnAt } from "@/table/absence/clock";
// Imported by the page's entry file, so that the server links the style sheets of what it renders.
import "@/modules/BoardSheets";

// One file per game, so that players at sea do not load the mountain.
const BODIES = {
  sea: dynamic(() => late(() => import("./SeaBody").then((file) => file.SeaBody))),
  mountain: dynamic(() => late(() => import("./MountainBody").then((file) => file.MountainBody))),
} as const;

interface TablePageProps {
  readonly id: string;
  /** The table as the person who requested the page may see it; null if there was nothing to show. */
  readonly first: readonly Frame[] | null;
  /** The time of that rendering, in milliseconds since 1970. */
  readonly drawnAt: number;
}

export function TablePage({ id, first, drawnAt }: TablePageProps) {
  const line = useTable(id, first);
  const came = first?.find((frame) => frame.kind === "table");
  // While a table waits, another game may be chosen for it; until the deal the page looks the same for all games.
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
