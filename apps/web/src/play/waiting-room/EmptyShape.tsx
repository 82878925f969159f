"use client";

import { ArchBoard, PyramidBoard } from "@stillwater/ui/grids";
import type { ReactNode } from "react";

interface EmptyShapeProps {
  readonly shape: "arch" | "bricks" | "steps";
  readonly notice: ReactNode;
}

const space = (row: number, column: number) =>
  ({ place: `r${row}c${column}`, row, column, state: "empty", label: "" }) as const;

const rows = (widths: readonly number[]) =>
  widths.flatMap((width, row) => Array.from({ length: width }, (_, column) => space(row + 1, column + 1)));

const PILLARS = [1, 2, 6, 7];
const CELLS = {
  arch: [
    ...[1, 2, 3].flatMap((row) => PILLARS.map((column) => space(row, column))),
    ...[4, 5, 6, 7].flatMap((row) => [1, 2, 3, 4, 5, 6, 7].map((column) => space(row, column))),
  ],
  bricks: rows([8, 7, 6, 5, 4, 3, 2, 1]),
  steps: rows([11, 9, 7, 5, 3, 1]),
};

/** An arch or a pyramid before the deal. */
export default function EmptyShape({ shape, notice }: EmptyShapeProps) {
  const finish = { place: "finish", state: "empty", text: "", label: "" } as const;
  const shared = { label: "", cells: CELLS[shape], rowLabels: [], finish, notice };
  return shape === "arch" ? <ArchBoard {...shared} /> : <PyramidBoard {...shared} layout={shape} />;
}
