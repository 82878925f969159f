"use client";

import { type Options, readOptions } from "@stillwater/engine";
import { SeaBoard } from "@stillwater/ui";
import dynamic from "next/dynamic";
import type { ReactNode } from "react";
import { late } from "@/layout/late";

const EmptyMountain = dynamic(() => late(() => import("./EmptyMountain")));
const EmptyShape = dynamic(() => late(() => import("./EmptyShape")));

interface EmptyBoardProps {
  readonly code: string;
  readonly seed: string;
  /** The cartouche in its middle. */
  readonly notice: ReactNode;
}

/** The board before the deal: only its frame and its spaces. Nobody reads it out, the words beside it say all. */
export function EmptyBoard({ code, seed, notice }: EmptyBoardProps) {
  const options = readOptions(code);
  if (options.ok && options.value.game === "mountain") return <EmptyMountain notice={notice} />;
  const shape = options.ok ? shapeOf(options.value) : "grid";
  if (shape !== "grid") return <EmptyShape shape={shape} notice={notice} />;
  return (
    <SeaBoard
      label=""
      rows={SIDE}
      columns={SIDE}
      cells={CELLS}
      rowLabels={[]}
      seed={seed}
      berths={{
        start: { place: "start", state: "empty", text: "", label: "" },
        finish: { place: "finish", state: "empty", text: "", label: "" },
      }}
      notice={notice}
    />
  );
}

function shapeOf(options: Options): "grid" | "arch" | "bricks" | "steps" {
  if (options.game === "mountain" || options.variant === undefined) return "grid";
  if (options.variant === "arch") return "arch";
  if (options.variant !== "pyramid") return "grid";
  return options.steps ? "steps" : "bricks";
}

const SIDE = 6;
const CELLS = Array.from({ length: SIDE * SIDE }, (_, index) => {
  const row = Math.floor(index / SIDE) + 1;
  const column = (index % SIDE) + 1;
  return { place: `r${row}c${column}`, row, column, state: "empty", label: "" } as const;
});
