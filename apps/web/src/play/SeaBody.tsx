"use client";

/** The page of a table at sea, bundled with what every table needs. */
import { modulesIn, type SeaOptions, setOf } from "@stillwater/engine";
import { seaAlone } from "@stillwater/engine/in-part/alone";
import { lazy } from "react";
import { late } from "@/layout/late";
import { BoardSheets } from "@/modules/BoardSheets";
import { modulesOfCode } from "@/modules/in-play";
import { fetchParts } from "@/modules/sea-parts";
import type { GameProps } from "@/stage/useStage";
import { SeaTable } from "@/table/sea/SeaTable";
import { rulesBy, useReadable } from "./rules";
import { TableBody, type TableBodyProps } from "./TableBody";

// Imported from this file only, so that the chunk does not repeat what the page already has.
const modules = () => import("@stillwater/engine/in-part/sea");

const RULES = rulesBy({
  is: (options): options is SeaOptions => options.game === "sea",
  here: (options) => (modulesIn(options).length === 0 ? seaAlone(options) : null),
  whole: async () => (await modules()).anySea,
});

// Only for a page that came without its table, so that its game was unknown.
const Mountain = lazy(() =>
  late(async () => ({
    default: (await import("@/table/mountain/MountainTable")).MountainTable,
  })),
);

function Game(props: GameProps) {
  const { code } = props.live.view;
  if (setOf(code).game === "mountain") return <Mountain {...props} />;
  return (
    <>
      <BoardSheets modules={modulesOfCode(code)} />
      <SeaTable {...props} />
    </>
  );
}

export function SeaBody(props: TableBodyProps) {
  const code = props.line.live?.view.code ?? props.first?.find((frame) => frame.kind === "table")?.view.code;
  if (code !== undefined) fetchParts(code);
  useReadable(RULES, props.first);
  return <TableBody {...props} Game={Game} rules={RULES} />;
}
