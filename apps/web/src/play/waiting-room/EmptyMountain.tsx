"use client";

import { writeSpace } from "@stillwater/engine";
import { MountainBoard } from "@stillwater/ui/mountain";
import type { ReactNode } from "react";

const WIDTHS = [9, 8, 7, 6, 5, 4, 3, 2];
const CELLS = WIDTHS.flatMap((width, index) =>
  Array.from({ length: width }, (_, column) => {
    const first = index === 0 && column === 0;
    return {
      place: writeSpace("mountain", index + 1, column + 1),
      row: index + 1,
      column: column + 1,
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
