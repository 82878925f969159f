/** What has been said over the Start, set by taps: what each gives gladly and at most, and who agrees to which split. Pure. */
import {
  readOptions,
  type Seat,
  type Setup,
  startCost,
  startTable,
  type Table,
  writeName,
} from "@stillwater/engine";
import { without } from "./edits";
import { type Edited, edited, lying, withLying } from "./settling";

/** What a seat would give; null while it has said nothing. */
export type Said = { readonly gladly: number; readonly atMost: number } | null;

/** The cards a Start takes here, the most that can be offered; 0 where no Start is paid. */
export function takenByStart(table: Table): number {
  const options = readOptions(table.rulebook.code);
  return options.ok && options.value.game === "sea" ? startCost(options.value).total : 0;
}

/** What has been said, by seat, from a table with or without cards to agree on. */
export const saidBy = (table: Table, seat: Seat): Said => startTable(table)?.dials[seat] ?? null;

/** The split that a seat agrees to, by its number; null for none. */
export function agreedBy(table: Table, seat: Seat): number | null {
  const at = startTable(table)?.proposals.findIndex(({ agreed }) => agreed.includes(seat)) ?? -1;
  return at < 0 ? null : at;
}

function sentTo(setup: Setup, marker: string, place: string): Setup {
  const gone = without(setup, marker);
  return withLying(gone, place, [...lying(gone, place), marker]);
}

/** The dials of a seat. Whoever turns a dial opens the talk again: nobody agrees to a split any more. */
export function dialled(table: Table, seat: Seat, said: Said): Edited {
  return edited(table, (setup) => {
    const at = (dial: number | undefined): string => (dial === undefined ? "talk" : writeName("dial", dial));
    const dials = sentTo(
      sentTo(setup, writeName("gladly", seat + 1), at(said?.gladly)),
      writeName("atmost", seat + 1),
      at(said?.atMost),
    );
    return table.rulebook.hands.reduce(
      (now, _hand, each) => sentTo(now, writeName("agree", each + 1), "talk"),
      dials,
    );
  });
}

/** A seat's marker on a split, or back with the seat. */
export const agreedOn = (table: Table, seat: Seat, split: number | null): Edited =>
  edited(table, (setup) =>
    sentTo(setup, writeName("agree", seat + 1), split === null ? "talk" : writeName("chip", split + 1)),
  );
