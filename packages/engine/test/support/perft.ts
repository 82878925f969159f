/**
 * Perft: how many sequences of acts there are from a position, each offer completed with the lowest cards. Counted in
 * two ways: from the lists of legal acts, and by judging every act of a valid form.
 */
import {
  type Act,
  type ActSpec,
  type ActType,
  cardsAt,
  countAt,
  due,
  enact,
  type Fate,
  judge,
  legalActs,
  type Offer,
  type Place,
  type Seat,
  startTable,
  type Table,
  UNSEEN,
  whereIs,
} from "../../src/index";
import { loose } from "./playing";

export interface Perft {
  readonly code: string;
  readonly seed: string;
  /** Acts played before counting begins, as `2: 47 r4c2 -12`. */
  readonly acts: readonly string[];
  /** Sequences of one act, of two, and so on. */
  readonly counts: readonly number[];
}

const seatsOf = (table: Table): Seat[] => table.rulebook.hands.map((_hand, seat) => seat);

/** Completes an offer with the lowest cards; dials say "at most all I have" (or eight); the first split is agreed to. */
function completeLowest(table: Table, { choose, ...act }: Offer): Act {
  const held = loose(table, act.seat, act.card);
  if (act.type === "dial") return { ...act, numbers: [0, Math.min(8, held.length)] };
  if (act.type === "agree") return { ...act, numbers: startTable(table)?.proposals[0]?.split ?? [] };
  return { ...act, cards: held.slice(0, choose) };
}

/** Each offer of any seat, completed. */
export function listed(table: Table): Act[] {
  const offers = seatsOf(table).flatMap((seat) => legalActs(table, seat));
  return offers.map((offer) => completeLowest(table, offer));
}

export function perft(table: Table, fate: Fate, depth: number): number {
  const acts = listed(table);
  return depth === 1 ? acts.length : below(table, acts, fate, (after) => perft(after, fate, depth - 1));
}

/** The same for at most two acts, counting acts that are judged legal rather than those that are listed. */
export function judgedPerft(table: Table, fate: Fate, depth: 1 | 2): number {
  return depth === 1
    ? judged(table).length
    : below(table, judged(table), fate, (after) => judgedPerft(after, fate, 1));
}

function below(table: Table, acts: readonly Act[], fate: Fate, count: (after: Table) => number): number {
  return acts.reduce((sum, act) => {
    const enacted = enact(table, act, fate);
    if (!enacted.ok) throw new Error(`Perft was refused: ${JSON.stringify(enacted.error)}`);
    return sum + count(enacted.value.table);
  }, 0);
}

/** Every act of a valid form that is judged to be allowed, without asking what is offered. */
function judged(table: Table): Act[] {
  if (due(table).step === "over") return [];
  return seatsOf(table).flatMap((seat) =>
    table.rulebook.acts.flatMap(({ spec: { type, targets } }) => {
      const forms = targets === null ? unaimed(table, seat, type) : aimed(table, seat, type, targets);
      return forms.filter((act) => judge(table, act).allowed === "yes");
    }),
  );
}

/** Acts without a card, and with one card of each name in hand or open beside the board, aimed everywhere they could be. */
function aimed(table: Table, seat: Seat, type: ActType, targets: NonNullable<ActSpec["targets"]>): Act[] {
  const { rulebook } = table;
  const open = rulebook.pieces.flatMap((_spec, piece) => {
    const at = whereIs(table, piece);
    return rulebook.places[at]?.sight === "all" && !rulebook.cells.includes(at) ? [piece] : [];
  });
  const held = cardsAt(table, rulebook.hands[seat] ?? 0);
  const cards = new Map([...open, ...held].map((card) => [rulebook.pieceName(card), card]));
  return [UNSEEN, ...cards.values()].flatMap((card) =>
    targets(rulebook, card).map((to) => paid(table, { type, seat, card, to, cards: [], numbers: [] })),
  );
}

/** Acts that aim at no place, with as many of the lowest cards as may be needed. */
function unaimed(table: Table, seat: Seat, type: ActType): Act[] {
  const blank: Act = { type, seat, card: 0, to: 0, cards: [], numbers: [] };
  const held = loose(table, seat, 0);
  if (type === "dial") return [{ ...blank, numbers: [0, Math.min(8, held.length)] }];
  if (type === "agree") return [{ ...blank, numbers: startTable(table)?.proposals[0]?.split ?? [] }];
  if (type === "herd") {
    const ways = herds(table).map((numbers) => paid(table, { ...blank, numbers }));
    const allowed = ways.filter((act) => judge(table, act).allowed === "yes");
    // A list names one way for each walk: the one that gathers most goats, the leftmost of equals.
    const best = new Map<string, Act>();
    for (const act of allowed) {
      const walk = `${act.numbers[0]} ${act.numbers.at(-1)}`;
      if (gathered(table, act) > gathered(table, best.get(walk))) best.set(walk, act);
    }
    return [...best.values()];
  }
  // Acts that take no cards would get the same verdict with any number of them.
  const some = [0, ...held].map((_card, count): Act => ({ ...blank, cards: held.slice(0, count) }));
  const first = some.find((act) => judge(table, act).allowed === "yes");
  return first ? [first] : [];
}

function paid(table: Table, act: Act): Act {
  return { ...act, cards: loose(table, act.seat, act.card).slice(0, judge(table, act).price) };
}

/** Every way up from a card with goats on it. */
function herds(table: Table): (readonly Place[])[] {
  const { rulebook } = table;
  const { rows } = rulebook;
  const ways = (path: readonly Place[]): (readonly Place[])[] => {
    const last = path.at(-1) ?? 0;
    const row = rows.findIndex((cells) => cells.includes(last));
    const column = rows[row]?.indexOf(last) ?? 0;
    const over = [column - 1, column].flatMap((next) => rows[row + 1]?.[next] ?? []);
    return over.flatMap((next) => [[...path, next], ...ways([...path, next])]);
  };
  const grazed = rulebook.cells.filter((cell) => goatsOn(table, cell) > 0);
  return grazed.flatMap((cell) => ways([cell]));
}

function goatsOn(table: Table, cell: Place): number {
  return countAt(table, table.rulebook.place(`goats:${table.rulebook.placeName(cell)}`));
}

function gathered(table: Table, act?: Act): number {
  return act ? act.numbers.reduce((sum, cell) => sum + goatsOn(table, cell), 0) : 0;
}
