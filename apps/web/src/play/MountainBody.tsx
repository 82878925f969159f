"use client";

/** The page of a table on the mountain, bundled with what every table needs. */
import type { MountainOptions } from "@stillwater/engine";
import { anyMountain } from "@stillwater/engine/in-part/mountain";
import { MountainTable } from "@/table/mountain/MountainTable";
import { rulesBy, useReadable } from "./rules";
import { TableBody, type TableBodyProps } from "./TableBody";

const RULES = rulesBy({
  is: (options): options is MountainOptions => options.game === "mountain",
  // The mountain has few modules, so their rules are always included.
  here: anyMountain,
});

export function MountainBody(props: TableBodyProps) {
  useReadable(RULES, props.first);
  return <TableBody {...props} Game={MountainTable} rules={RULES} />;
}
