"use client";

import { type Options, readOptions } from "@stillwater/engine";
import { SeaBoard } from "@stillwater/ui";
import type { ReactNode } from "react";

interface EmptyBoardProps {
  readonly code: string;
  readonly seed: string;
  /** The cartouche in its middle. */
  readonly notice: ReactNode;
}

/** The board before the deal: only its frame and its spaces. Nobody reads it out, the words beside it say all. */
export function EmptyBoard({ code, seed, notice }: EmptyBoardProps) {
  const options = readOptions(code);
  if (options.ok && !isSquare(options.value)) return notice;
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

function isSquare(options: Options): boolean {
  return options.game === "sea" && options.variant !== "arch" && options.variant !== "pyramid";
}

const SIDE = 6;
const CELLS = Array.from({ length: SIDE * SIDE }, (_, index) => {
  const row = Math.floor(index / SIDE) + 1;
  const column = (index % SIDE) + 1;
  return { place: `r${row}c${column}`, row, column, state: "empty", label: "" } as const;
});
