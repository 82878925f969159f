/** From what people do at the table to what is written down. Pure. */
import { acting, type Content, type View } from "@stillwater/companion";
import {
  type Act,
  goOn,
  owes,
  type Question,
  readAct,
  type Seat,
  startTable,
  type Table,
} from "@stillwater/engine";

/** One entry, made on the view that the entries before it leave. */
export type Writing = (view: View) => Content | undefined;

/** An act by its notation, of a seat. */
function writingOf(seat: Seat, text: string): Writing {
  return (view) => {
    if (view.table === undefined) return undefined;
    const act = readAct(view.table.rulebook, text, seat);
    return act.ok ? acting(view, act.value) : undefined;
  };
}

export function writingAct(act: Act): Writing {
  return (view) => acting(view, act);
}

/** How a Start was shared out: everybody says their number, agrees, and lets the cards go. */
export function writingEight(split: readonly number[]): readonly Writing[] {
  const seats = split.map((_share, seat) => seat);
  const agreed = split.join("-");
  return [
    ...seats.map((seat) => writingOf(seat, `dial ${split[seat] ?? 0} ${split[seat] ?? 0}`)),
    ...seats.map((seat) => writingOf(seat, `agree ${agreed}`)),
    ...seats.map(
      (seat): Writing =>
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

/** The shares that a Start is proposed to be paid by: each as even as hands allow, the first seats first. */
export function evenSplit(table: Table): readonly number[] {
  const talk = startTable(table);
  if (talk === null) return [];
  const { hands } = table.rulebook;
  const each = Math.floor(talk.total / hands.length);
  return hands.map((_hand, seat) => each + (seat < talk.total - each * hands.length ? 1 : 0));
}

const MOST_DRAWN = 30;

/** What is written for an answer to a question: what nobody saw is said of all cards that are drawn in a row. */
export function toldWords(
  table: Table,
  { of, to }: Pick<Question, "of" | "to">,
  answer: string,
): readonly string[] {
  return answer === "?" && to?.startsWith("hand:") === true ? [`?x${hiddenInARow(table, of)}`] : [answer];
}

/** How many cards in a row may stay hidden where something is asked: "nothing came to light" is one answer. */
function hiddenInARow(table: Table, of: string): number {
  for (let count = 1; count <= MOST_DRAWN; count++) {
    const told = goOn(table, [`?x${count}`]);
    if (!told.ok) return Math.max(1, count - 1);
    const { asks } = told.value;
    if (asks === undefined || asks.of !== of) return count;
  }
  return 1;
}
