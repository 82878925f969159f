"use client";

/** The page of a table on the mountain, in one file with what every table needs. */
import type { MountainOptions } from "@stillwater/engine";
import { mountainAlone } from "@stillwater/engine/in-part/alone";
import { MountainTable } from "@/table/mountain/MountainTable";
import { rulesBy } from "./rules";
import { TableBody, type TableBodyProps } from "./TableBody";

const RULES = rulesBy({
  is: (options): options is MountainOptions => options.game === "mountain",
  alone: mountainAlone,
  // Named here only: what this page has is not sent again with them.
  whole: async () => (await import("@stillwater/engine/in-part/mountain")).anyMountain,
});

export function MountainBody(props: TableBodyProps) {
  return <TableBody {...props} Game={MountainTable} rules={RULES} />;
}
