"use client";

import { SLOPE } from "@stillwater/engine";
import { MountainBoard } from "@stillwater/ui/mountain";
import type { ReactNode } from "react";

const CELLS = SLOPE.flatMap((row, index) =>
  row.map((place, column) => {
    const first = index === 0 && column === 0;
    return {
      place,
      row: index + 1,
      column: column + 1,
      lane: column === 0,
      state: first ? "next" : "later",
      label: "",
    } as const;
  }),
);

/** The slope before the deal. */
export default function EmptyMountain({ notice }: { readonly notice: ReactNode }) {
  return (
    <MountainBoard
      label=""
      cells={CELLS}
      rowLabels={[]}
      summit={{ place: "summit", state: "closed", text: "", label: "" }}
      notice={notice}
    />
  );
}
