/** A crew that does anything it may, in every chapter. */
import {
  type Act,
  due,
  hand,
  legalActs,
  type Offer,
  type Piece,
  type Place,
  type Seat,
  startTable,
  type Table,
} from "../../../src/index";
import type { Chance } from "../../support/chance";

const seatsOf = (table: Table): readonly Seat[] => table.rulebook.hands.map((_hand, seat) => seat);

/** What anybody may attempt: who is asked, and whoever may act at any time. */
export function allOffers(table: Table): Offer[] {
  return seatsOf(table).flatMap((seat) => legalActs(table, seat));
}

/** Cards of a hand that may go. */
function loose(table: Table, seat: Seat, beside: Piece): Piece[] {
  return hand(table, seat).filter(
    (card) => card !== beside && table.rulebook.pieces[card]?.kept === undefined,
  );
}

/** An offer with some valid choice of cards or numbers. */
export function complete(table: Table, offer: Offer, luck: Chance): Act {
  const { choose, ...act } = offer;
  const held = loose(table, act.seat, act.card);
  if (act.type === "dial") {
    const atMost = luck.below(Math.min(8, held.length) + 1);
    return { ...act, numbers: [luck.below(atMost + 1), atMost] };
  }
  if (act.type === "agree") return { ...act, numbers: startTable(table)?.proposals[0]?.split ?? [] };
  return choose === 0 ? act : { ...act, cards: luck.shuffled(held).slice(0, choose) };
}

/** Any kind of act it may do, each kind as likely as another; acts at any time seldom. */
export function anything(table: Table, luck: Chance): Act {
  const offers = allOffers(table);
  const rare = new Set(["compass", "sweep", "dial", "swap"]);
  const kinds = [...new Set(offers.map((offer) => offer.type))];
  const often = kinds.filter((kind) => !rare.has(kind) || luck.once(6));
  const kind = luck.pick(often.length > 0 ? often : kinds);
  const act = complete(table, luck.pick(offers.filter((offer) => offer.type === kind)), luck);
  return act.type === "lay" && luck.once(4) ? { ...act, cards: [] } : act;
}

/** Lays the cheapest card it can: its games go far. */
export function careful(table: Table, luck: Chance): Act {
  const offers = allOffers(table);
  const order = ["finish", "start", "give", "agree", "dial", "lay", "monster", "turn", "discard"];
  const worth = ({ type, choose }: Offer): number =>
    (order.indexOf(type) < 0 ? (luck.once(3) ? 1 : 7.5) : order.indexOf(type)) + choose / 100;
  const scored = offers.map((offer) => ({ offer, score: worth(offer) }));
  const best = Math.min(...scored.map(({ score }) => score));
  const { offer } = luck.pick(scored.filter(({ score }) => score === best));
  const act = complete(table, offer, luck);
  return act.type === "dial" ? { ...act, numbers: [0, Math.min(8, loose(table, act.seat, 0).length)] } : act;
}

/** An attempt of any kind, most of them wrong. */
export function attempt(table: Table, luck: Chance): Act {
  const { rulebook } = table;
  const asked = due(table).seats;
  const seat = asked.length > 0 && !luck.once(4) ? luck.pick(asked) : luck.below(rulebook.seats);
  const { spec } = luck.pick(rulebook.acts);
  const held = hand(table, seat);
  const cards = rulebook.pieces.flatMap(({ token, name }, piece) => (token || name === "?" ? [] : [piece]));
  const own = (spec.type === "lay" ? held : cards).filter((any) => isFor(spec, table, any));
  const card = spec.targets
    ? own.length > 0 && !luck.once(8)
      ? luck.pick(own)
      : luck.pick(cards.filter((any) => isFor(spec, table, any)))
    : 0;
  const targets: readonly Place[] = spec.targets?.(rulebook, card) ?? [];
  const written = written_.get(spec.type);
  const to = targets.length > 0 ? luck.pick(targets) : written ? luck.pick(written(table)) : 0;
  const chosen = spec.chooses?.(table, seat) ?? luck.below(4);
  const shuffled = luck.shuffled(held).slice(0, luck.once(5) ? luck.below(4) : chosen);
  const paid = spec.chooses || luck.once(2) ? shuffled : [];
  const wild = spec.type === "lay" && rulebook.pieceName(card) === "wild" && luck.once(2);
  const numbers =
    spec.type === "dial"
      ? [luck.below(4), luck.below(6)]
      : spec.type === "agree"
        ? splitFor(table, luck)
        : wild
          ? [1 + luck.below(80)]
          : [];
  const takesCards = !["start", "finish", "dial", "agree", ...ALONE].includes(spec.type);
  return { type: spec.type, seat, card, to, cards: takesCards ? paid : [], numbers };
}

const ALONE = ["rocks", "monster", "compass", "pass", "fog", "sweep", "blind", "swap"];

/** Acts that name a place but play no card. */
const written_: ReadonlyMap<string, (table: Table) => readonly Place[]> = new Map([
  ["fog", (table: Table) => rowsBeside(table)],
  ["turn", (table: Table) => table.rulebook.cells],
]);

function rowsBeside({ rulebook }: Table): readonly Place[] {
  return rulebook.places.flatMap(({ name }, place) => (name.startsWith("row:") ? [place] : []));
}

function isFor(spec: { targets?: unknown; type: string }, { rulebook }: Table, card: Piece): boolean {
  const compiled = rulebook.acts.find((other) => other.spec.type === spec.type);
  return (compiled?.spec.targets?.(rulebook, card) ?? []).length > 0;
}

function splitFor(table: Table, luck: Chance): readonly number[] {
  const proposals = startTable(table)?.proposals ?? [];
  return proposals.length > 0 ? luck.pick(proposals).split : table.rulebook.hands.map(() => luck.below(9));
}
