"use client";

/** The page of a table on the mountain, in one file with what every table needs. */
import { MountainTable } from "@/table/mountain/MountainTable";
import { TableBody, type TableBodyProps } from "./TableBody";

export function MountainBody(props: TableBodyProps) {
  return <TableBody {...props} Game={MountainTable} />;
}
