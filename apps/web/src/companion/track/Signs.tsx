"use client";

/** What people forget at a table because of its modules: how many Compasses the team has, which side is up. */
import type { Table } from "@stillwater/engine";
import { COMPANION_PARTS } from "@/modules/companions";
import { modulesOf } from "@/modules/in-play";

export function Signs({ table }: { readonly table: Table }) {
  return modulesOf(table.rulebook).map((id) => {
    const Sign = COMPANION_PARTS[id]?.Sign;
    return !Sign ? null : <Sign key={id} table={table} />;
  });
}
