/** Turns what people do at the table into entries. Pure. */
import { actContent, type Content, type View } from "@stillwater/companion";
import { type Act, mostToDial, owes, readAct, type Seat, startTable, type Table } from "@stillwater/engine";
import { agreeText, askedOf, deedOf, dialText } from "@stillwater/table/act-builder";
import { actGivingUnseen } from "@stillwater/table/position";
import { verdictOn } from "@stillwater/table/queries";

/** One entry, made from the view that the entries before it leave. */
export type EntryWriter = (view: View) => Content | undefined;

/** A seat's act, given in the notation. */
function writingOf(seat: Seat, text: string): EntryWriter {
  return (view) => {
    if (view.table === undefined) return undefined;
    const act = readAct(view.table.rulebook, text, seat);
    return act.ok ? actContent(view, act.value) : undefined;
  };
}

export function writingAct(act: Act): EntryWriter {
  return (view) => actContent(view, act);
}

/** How a Start was shared out: each player says their number, agrees, and lets the cards go. */
export function writingEight(split: readonly number[]): readonly EntryWriter[] {
  const seats = split.map((_share, seat) => seat);
  return [
    ...seats.map((seat) => writingOf(seat, dialText(split[seat] ?? 0, split[seat] ?? 0))),
    ...seats.map((seat) => writingOf(seat, agreeText(split))),
    ...seats.flatMap((seat) => [givingBeyondHand(seat), givingOwed(seat)]),
  ];
}

/** What a seat owes from its hand. */
const givingOwed =
  (seat: Seat): EntryWriter =>
  (view) => {
    const owed = view.table === undefined ? 0 : owes(view.table, seat);
    return owed === 0 ? undefined : actContent(view, actGivingUnseen("give", seat, owed));
  };

/** What a seat owes beyond its hand can only come from elsewhere, and is given first. */
const givingBeyondHand =
  (seat: Seat): EntryWriter =>
  (view) => {
    const { table } = view;
    if (table === undefined) return undefined;
    const isAllowed = (act: Act): boolean => verdictOn(table, act).allowed !== "no";
    if (isAllowed(actGivingUnseen("give", seat, owes(table, seat)))) return undefined;
    const deed = askedOf(table, seat)
      .deeds.map((one) => deedOf(seat, one))
      .find(isAllowed);
    return deed && actContent(view, deed);
  };

/** The proposed shares for paying a Start: as even as everybody's cards allow, with the first seats giving one more. */
export function evenSplit(table: Table): readonly number[] {
  const shares = table.rulebook.hands.map(() => 0);
  const total = startTable(table)?.total ?? 0;
  for (let given = 0; given < total; given++) {
    const open = [...shares.keys()].filter((seat) => (shares[seat] ?? 0) < mostToDial(table, seat));
    const next = open.toSorted((one, other) => (shares[one] ?? 0) - (shares[other] ?? 0))[0];
    if (next !== undefined) shares[next] = (shares[next] ?? 0) + 1;
  }
  return shares;
}
