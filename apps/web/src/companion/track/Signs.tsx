"use client";

/** What people tend to forget at a table because of its modules: what lies before a seat, which side is up. */
import type { Seat, Table } from "@stillwater/engine";
import { COMPANION_PARTS } from "@/modules/companions";
import { modulesOf } from "@/modules/in-play";

interface SignsProps {
  readonly table: Table;
  /** Without it, the signs of the whole table. */
  readonly seat?: Seat;
  /** The device lies flat in the middle of the table. */
  readonly flat?: boolean;
}

export function Signs({ table, seat, flat = false }: SignsProps) {
  return modulesOf(table.rulebook).map((id) => {
    const { OfSeat, Sign } = COMPANION_PARTS[id] ?? {};
    if (seat !== undefined) return !OfSeat ? null : <OfSeat key={id} {...{ table, seat }} />;
    return !Sign ? null : <Sign key={id} {...{ table, flat }} />;
  });
}
