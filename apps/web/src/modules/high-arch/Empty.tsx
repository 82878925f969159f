"use client";

import { ARCH_BOARD } from "@stillwater/engine";
import { archSpot } from "@stillwater/table/modules/high-arch";
import { ArchBoard } from "@stillwater/ui/modules/high-arch";
import { EMPTY_FINISH, emptySpace } from "../empty-space";
import type { EmptyProps } from "../sea-part";

const CELLS = ARCH_BOARD.rows.flatMap((names, row) =>
  names.map((name, column) => {
    const spot = archSpot(name, row + 1, column + 1);
    return emptySpace(spot.row, spot.column);
  }),
);

/** The arch before the deal. */
export default function Empty({ notice }: EmptyProps) {
  return <ArchBoard label="" cells={CELLS} rowLabels={[]} finish={EMPTY_FINISH} notice={notice} />;
}
