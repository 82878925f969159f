"use client";

/** The parts of a position besides its board, and ways to share or continue it. */
import type { Act, Table } from "@stillwater/engine";
import type { Edited } from "@stillwater/table/position";
import type { Cards } from "@/stage/cards";
import { GoOn } from "./GoOn";
import { LinePanel } from "./LinePanel";
import { RestPanel } from "./RestPanel";
import { SharePanel } from "./SharePanel";
import { TablePanel } from "./TablePanel";
import { WeatherPanel } from "./WeatherPanel";

interface MoreProps {
  readonly table: Table;
  readonly cards: Cards;
  /** The players by seat; a seat without a name by its number. */
  readonly called: readonly string[];
  /** The names as people typed them. */
  readonly names: readonly string[];
  readonly act: Act | null;
  /** A line from the address that could not be read. */
  readonly unread: string | null;
  readonly following: boolean;
  readonly onEdit: (edit: Edited) => boolean;
  readonly onNames: (names: readonly string[]) => void;
}

export function MoreEdits({
  table,
  cards,
  called,
  names,
  act,
  unread,
  following,
  onEdit,
  onNames,
}: MoreProps) {
  const panel = { table, names: called, onEdit };
  return (
    <div className="grid-cols-1 grid gap-3 content-start min-w-0 lg:[grid-area:3/1] print:hidden">
      <TablePanel {...panel} cards={cards} />
      <WeatherPanel {...panel} cards={cards} />
      <RestPanel table={table} names={called} onEdit={onEdit} />
      <LinePanel table={table} typed={unread} onTable={(value) => onEdit({ ok: true, value })} />
      <SharePanel table={table} names={called} act={act} />
      <GoOn table={table} names={names} onNames={onNames} following={following} />
    </div>
  );
}
