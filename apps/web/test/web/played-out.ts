/** Whole games for tests of the replay, each played with the cheapest possible acts. */
import {
  due,
  hand,
  legalActs,
  owes,
  readOptions,
  rulebookFor,
  startTable,
  writeAct,
} from "@stillwater/engine";
import { type Course, courseOf, withAct } from "@stillwater/table/log";

/** Plays the cheapest possible act until the end, all hands open. */
export function playedOut(code: string): Course {
  const options = readOptions(code);
  if (!options.ok) throw new Error(code);
  const names = rulebookFor(options.value).hands.map((_, seat) => `P${seat}`);
  const begun = courseOf({ code, names, seed: "v1:replay", entries: [] });
  if (!begun.ok) throw new Error(code);
  let course = begun.value;
  for (let acts = 0; acts < 400; acts++) {
    const next = nextAct(course);
    if (next === null) return course;
    const played = withAct(course, next.seat, next.text);
    if (!("course" in played)) throw new Error(`${code}: ${next.text} ${JSON.stringify(played)}`);
    course = played.course;
  }
  throw new Error(`${code} never ends`);
}

export function nextAct({ tables }: Course): { seat: number; text: string } | null {
  const table = tables.at(-1);
  if (table === undefined) return null;
  for (const seat of due(table).seats) {
    const names = (count: number, but = 0): string[] =>
      hand(table, seat)
        .filter((card) => card !== but && table.rulebook.pieces[card]?.kept === undefined)
        .slice(0, count)
        .map((card) => table.rulebook.pieceName(card));
    if (due(table).step === "pledge") {
      const talk = startTable(table);
      const first = talk?.proposals[0];
      if (first ? first.agreed.includes(seat) : talk?.dials[seat] !== null) continue;
      return { seat, text: first ? `agree ${first.split.join("-")}` : `dial 0 ${names(8).length}` };
    }
    if (owes(table, seat) > 0) return { seat, text: `give ${names(owes(table, seat)).join(" ")}` };
    const offers = [...legalActs(table, seat)].sort((a, b) => a.choose - b.choose);
    const offer = offers.find(({ type }) => type !== "discard") ?? offers[0];
    if (offer === undefined) continue;
    const cards = hand(table, seat).filter(
      (card) => card !== offer.card && table.rulebook.pieces[card]?.kept === undefined,
    );
    return { seat, text: writeAct(table.rulebook, { ...offer, cards: cards.slice(0, offer.choose) }) };
  }
  return null;
}
