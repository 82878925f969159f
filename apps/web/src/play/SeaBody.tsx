"use client";

/** The page of a table at sea, in one file with what every table needs. */
import { setOf } from "@stillwater/engine";
import { lazy } from "react";
import { late } from "@/layout/late";
import { fetchParts } from "@/modules/sea-parts";
import type { GameProps } from "@/stage/useStage";
import { SeaTable } from "@/table/sea/SeaTable";
import { TableBody, type TableBodyProps } from "./TableBody";

// Only for a page that came without its table, so that nobody knew which game it would be.
const Mountain = lazy(() =>
  late(async () => ({
    default: (await import("@/table/mountain/MountainTable")).MountainTable,
  })),
);

function Game(props: GameProps) {
  const { code } = props.live.view;
  if (setOf(code).game === "mountain") return <Mountain {...props} />;
  return <SeaTable {...props} />;
}

export function SeaBody(props: TableBodyProps) {
  const code = props.line.live?.view.code ?? props.first?.find((frame) => frame.kind === "table")?.view.code;
  if (code !== undefined) fetchParts(code);
  return <TableBody {...props} Game={Game} />;
}
