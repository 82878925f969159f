"use client";

import { PyramidBoard } from "@stillwater/ui/modules/pyramid";
import { EMPTY_FINISH, emptySpace } from "../empty-space";
import type { EmptyProps } from "../sea-part";

const rows = (widths: readonly number[]) =>
  widths.flatMap((width, row) =>
    Array.from({ length: width }, (_, column) => emptySpace(row + 1, column + 1)),
  );

const CELLS = { bricks: rows([8, 7, 6, 5, 4, 3, 2, 1]), steps: rows([11, 9, 7, 5, 3, 1]) };

/** The pyramid before the deal. */
export default function Empty({ options, notice }: EmptyProps) {
  const layout = options.steps === true ? "steps" : "bricks";
  const shared = { label: "", rowLabels: [], finish: EMPTY_FINISH, notice };
  return <PyramidBoard {...shared} cells={CELLS[layout]} layout={layout} />;
}
