/** Turns what people do at the table into entries. Pure. */
import { actContent, type Content, type View } from "@stillwater/companion";
import { type Act, owes, readAct, type Seat, startTable, type Table } from "@stillwater/engine";
import { agreeText, dialText } from "@stillwater/table/act-builder";

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
    ...seats.map(
      (seat): EntryWriter =>
        (view) =>
          view.table === undefined || owes(view.table, seat) === 0
            ? undefined
            : writingOf(seat, giveText(owes(view.table, seat)))(view),
    ),
  ];
}

function giveText(count: number): string {
  return ["give", ...Array.from({ length: count }, () => "?")].join(" ");
}

/** The proposed shares for paying a Start: as even as possible, with the first seats giving one more. */
export function evenSplit(table: Table): readonly number[] {
  const talk = startTable(table);
  if (talk === null) return [];
  const { hands } = table.rulebook;
  const each = Math.floor(talk.total / hands.length);
  return hands.map((_hand, seat) => each + (seat < talk.total - each * hands.length ? 1 : 0));
}
