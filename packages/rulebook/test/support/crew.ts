/** A crew that does anything that is allowed, and attempts anything at all. */
import {
  ACT_TYPES,
  type Act,
  due,
  hand,
  isTangible,
  legalActs,
  type Offer,
  startTable,
  type Table,
} from "@stillwater/engine";

export type Luck = (below: number) => number;

/** A small deterministic stream of numbers, so that a failing game can be replayed. */
export function stream(seed: number): Luck {
  let state = (seed * 2654435761) % 4294967296;
  return (below) => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return Math.floor((state / 4294967296) * below);
  };
}

const BLANK = { card: 0, to: 0, cards: [], numbers: [] } as const;

function shuffled<T>(items: readonly T[], luck: Luck): T[] {
  const left = [...items];
  return items.flatMap(() => left.splice(luck(left.length), 1));
}

/** The acts that are open to anybody now. */
function offersOf(table: Table): Offer[] {
  return table.rulebook.hands.flatMap((_hand, seat) => legalActs(table, seat));
}

/** An offer with some valid choice of cards or numbers. */
function complete(table: Table, { choose, ...act }: Offer, luck: Luck): Act {
  const { rulebook } = table;
  const held = hand(table, act.seat).filter(
    (card) => card !== act.card && rulebook.pieces[card]?.kept === undefined,
  );
  if (act.type === "dial") {
    const atMost = Math.min(8, held.length);
    return { ...act, numbers: [luck(atMost + 1), atMost] };
  }
  if (act.type === "agree") return { ...act, numbers: startTable(table)?.proposals[0]?.split ?? [] };
  const later = luck(6) === 0 && ["lay", "move", "herd", "turn"].includes(act.type);
  return choose === 0 || later ? act : { ...act, cards: shuffled(held, luck).slice(0, choose) };
}

/** Kinds of acts that would keep a game from making progress. */
const RARE: ReadonlySet<string> = new Set(["compass", "sweep", "dial", "swap", "turn", "discard"]);

/** Some allowed act: each kind is equally likely; with `steady`, mostly one of the cheapest. */
export function choose(table: Table, luck: Luck, steady: boolean): Act {
  const offers = offersOf(table);
  const often = offers.filter(({ type }) => !RARE.has(type) || luck(8) === 0);
  const pool = often.length > 0 ? often : offers;
  const least = Math.min(...pool.map((offer) => offer.choose));
  const cheap = steady && luck(5) > 0 ? pool.filter((offer) => offer.choose === least) : pool;
  const kinds = [...new Set(cheap.map(({ type }) => type))];
  const kind = kinds[luck(kinds.length)];
  const same = cheap.filter(({ type }) => type === kind);
  const offer = same[luck(same.length)];
  if (!offer) throw new Error(`Nobody may do anything in ${due(table).step}.`);
  return complete(table, offer, luck);
}

/** Attempts of every type, mostly invalid: any piece that can be named in an act, any place, any numbers. */
export function attempts(table: Table, luck: Luck): readonly Act[] {
  const { rulebook } = table;
  const nameable = rulebook.pieces.flatMap((_spec, piece) => (isTangible(rulebook, piece) ? [piece] : []));
  const anyPlace = (): number => {
    const { cells } = rulebook;
    return luck(3) > 0 ? (cells[luck(cells.length)] ?? 0) : 1 + luck(rulebook.lastPlace);
  };
  return ACT_TYPES.filter((type) => rulebook.actOf[type] !== undefined).map((type): Act => {
    const seat = luck(3) > 0 ? (due(table).seats[0] ?? 0) : luck(rulebook.seats);
    const held = hand(table, seat);
    const card =
      luck(4) > 0 ? (held[luck(Math.max(1, held.length))] ?? 0) : (nameable[luck(nameable.length)] ?? 0);
    const own = rulebook.acts.find(({ spec }) => spec.type === type)?.spec;
    const aimed = own?.targets?.(rulebook, card) ?? [];
    const cards = shuffled(held, luck).slice(0, luck(4));
    const act = { ...BLANK, type, seat, card, to: aimed[luck(Math.max(1, aimed.length))] ?? anyPlace() };
    if (type === "dial") return { ...act, card: 0, to: 0, numbers: [luck(9), luck(10)] };
    if (type === "agree") return { ...act, card: 0, to: 0, numbers: rulebook.hands.map(() => luck(6)) };
    if (type === "herd") {
      const numbers = Array.from({ length: 1 + luck(3) }, anyPlace);
      return { ...act, card: 0, to: 0, numbers, cards };
    }
    return { ...act, cards };
  });
}
