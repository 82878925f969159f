/** The talk over the Start, set by taps: what each would give gladly and at most, and who agrees to which split. Pure. */
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

/** How many cards a Start takes here, which is the most that can be offered; 0 where no Start is paid for. */
export function takenByStart(table: Table): number {
  const options = readOptions(table.rulebook.code);
  return options.ok && options.value.game === "sea" ? startCost(options.value).total : 0;
}

/** What a seat has said, whether or not the table has a split to agree on. */
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

/** Sets the dials of a seat. That reopens the talk: nobody agrees to a split any more. */
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

/** Puts a seat's marker on a split, or returns it to the seat. */
export const agreedOn = (table: Table, seat: Seat, split: number | null): Edited =>
  edited(table, (setup) =>
    sentTo(setup, writeName("agree", seat + 1), split === null ? "talk" : writeName("chip", split + 1)),
  );
