"use client";

import { readOptions, SEA_BOARD } from "@stillwater/engine";
import { SeaBoard } from "@stillwater/ui";
import dynamic from "next/dynamic";
import type { ReactNode } from "react";
import { late } from "@/layout/late";
import { BoardSheets } from "@/modules/BoardSheets";
import { emptySpaces } from "@/modules/empty-space";
import { modulesOfCode } from "@/modules/in-play";
import { boardOfCode } from "@/modules/sea-parts";

const EmptyMountain = dynamic(() => late(() => import("./EmptyMountain")));

interface EmptyBoardProps {
  readonly code: string;
  readonly seed: string;
  /** The cartouche in its middle. */
  readonly notice: ReactNode;
}

/** The board before the deal: only its frame and spaces. Hidden from screen readers: the words beside it say it all. */
export function EmptyBoard({ code, seed, notice }: EmptyBoardProps) {
  const options = readOptions(code);
  const chosen = options.ok ? options.value : undefined;
  if (chosen?.game === "mountain") return <EmptyMountain notice={notice} />;
  const { Empty } = boardOfCode(code);
  return (
    <>
      <BoardSheets modules={modulesOfCode(code)} />
      {chosen !== undefined && Empty !== null ? (
        <Empty options={chosen} notice={notice} />
      ) : (
        <SeaBoard
          label=""
          rows={SEA_BOARD.rows.length}
          cells={CELLS}
          rowLabels={[]}
          seed={seed}
          berths={{
            start: { place: "start", state: "empty", text: "", label: "" },
            finish: { place: "finish", state: "empty", text: "", label: "" },
          }}
          notice={notice}
        />
      )}
    </>
  );
}

const CELLS = emptySpaces(SEA_BOARD.rows);
