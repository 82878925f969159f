/**
 * Attempts of every kind in every game, legal or not: what a curious, careless or dishonest player may send. They are
 * made from the forms in which acts are written and from what the engine offers, not from any other checker.
 */
import {
  type Act,
  type ActType,
  due,
  hand,
  judge,
  type Piece,
  type Place,
  type Rulebook,
  readAct,
  startTable,
  type Table,
  topOf,
  writeAct,
} from "../../src/index";
import { FORMS, typeOfCard, typeOfVerb } from "../../src/notation/forms";
import type { Chance } from "./chance";
import { complete, offersOf } from "./playing";

/** One attempt as it arrives: written by a player, read by the engine. */
export function attempt(table: Table, luck: Chance): Act {
  const kind = luck.below(8);
  const offered = kind < 3 ? offeredAct(table, luck) : undefined;
  const meant = offered ? (kind === 0 ? offered : spoilt(table, offered, luck)) : guess(table, luck);
  const text = writeAct(table.rulebook, meant);
  const read = readAct(table.rulebook, text, meant.seat);
  if (!read.ok) throw new Error(`An attempt does not read: ${text} ${JSON.stringify(read.error)}`);
  return read.value;
}

/** One of the engine's own offers, every type of act equally likely; undefined where there are none. */
function offeredAct(table: Table, luck: Chance): Act | undefined {
  const offers = offersOf(table);
  if (offers.length === 0) return undefined;
  const type = luck.pick([...new Set(offers.map((offer) => offer.type))]);
  const act = complete(table, luck.pick(offers.filter((offer) => offer.type === type)), luck);
  return FORMS[type].cards === "paid" && luck.once(3) ? { ...act, cards: [] } : act;
}

/** An offer with one thing wrong. */
function spoilt(table: Table, act: Act, luck: Chance): Act {
  const flaw = luck.below(5);
  if (flaw === 0) return { ...act, seat: luck.below(table.rulebook.seats) };
  if (flaw === 1) return aimed(table, { ...act, card: cardFor(table, act, luck) }, luck);
  if (flaw === 2) return aimed(table, act, luck);
  if (flaw === 3) return { ...act, numbers: numbersFor(table, act, luck) };
  return paid(table, act, luck);
}

function guess(table: Table, luck: Chance): Act {
  const { rulebook } = table;
  const { step, seats } = due(table);
  const seat = seats.length > 0 && !luck.once(6) ? luck.pick(seats) : luck.below(rulebook.seats);
  const fitting = rulebook.acts.filter(({ spec }) => spec.during === step || spec.during === "any");
  const { spec } = luck.pick(fitting.length > 0 && !luck.once(3) ? fitting : rulebook.acts);
  const type = spec.type !== "lay" && luck.once(4) ? "lay" : spec.type;
  const blank: Act = { type, seat, card: 0, to: 0, cards: [], numbers: [] };
  const carded = { ...blank, card: cardFor(table, blank, luck) };
  const numbered = { ...carded, numbers: numbersFor(table, carded, luck) };
  return paid(table, aimed(table, numbered, luck), luck);
}

const played = new WeakMap<Rulebook, Map<ActType, readonly Piece[]>>();

/** Cards that an act of this type is written with. */
function cardsOf(rulebook: Rulebook, type: ActType): readonly Piece[] {
  const known = played.get(rulebook) ?? new Map<ActType, readonly Piece[]>();
  played.set(rulebook, known);
  const found =
    known.get(type) ??
    rulebook.pieces.flatMap(({ name, token }, piece) => {
      if (token || name === "?") return [];
      // A word that is a verb is never read as a card to lay.
      const first = FORMS[type].card === "first" && typeOfVerb(rulebook, name) === undefined;
      const fits = first ? typeOfCard(rulebook, piece) === type : isTarget(rulebook, type, piece);
      return fits ? [piece] : [];
    });
  known.set(type, found);
  return found;
}

const targetsOf = (rulebook: Rulebook, type: ActType, card: Piece): readonly Place[] =>
  rulebook.actOf[type]?.spec.targets?.(rulebook, card) ?? [];
const isTarget = (rulebook: Rulebook, type: ActType, card: Piece): boolean =>
  targetsOf(rulebook, type, card).length > 0;

/** Mostly a card of the seat's own hand that fits this act. */
function cardFor(table: Table, { type, seat }: Act, luck: Chance): Piece {
  if (FORMS[type].card === undefined) return 0;
  const cards = cardsOf(table.rulebook, type);
  const own = hand(table, seat).filter((card) => cards.includes(card));
  if (own.length > 0 && !luck.once(8)) return luck.pick(own);
  return cards.length > 0 ? luck.pick(cards) : 0;
}

/** Mostly a place where the act makes some sense. */
function aimed(table: Table, act: Act, luck: Chance): Act {
  const { rulebook } = table;
  const { to } = FORMS[act.type];
  if (to === undefined) return act;
  if (to === "berth") return { ...act, to: rulebook.place(`berth:${act.type}`) };
  const targets = targetsOf(rulebook, act.type, act.card);
  const beside = rulebook.places.flatMap(({ name }, place) => (name.startsWith("row:") ? [place] : []));
  const all = to === "cell" ? rulebook.cells : targets.length > 0 ? targets : beside;
  const likely = luck.once(3) ? [] : likelyPlaces(table, act, all, luck);
  return { ...act, to: luck.pick(likely.length > 0 ? likely : all) };
}

/** Acts that aim at a card that already lies there. */
const ON_CARDS: ReadonlySet<ActType> = new Set(["monster", "turn", "compass", "campfire"]);

function likelyPlaces(table: Table, act: Act, all: readonly Place[], luck: Chance): readonly Place[] {
  const { rulebook } = table;
  if (act.type === "campfire") {
    const colour = rulebook.pieceName(act.card).at(-1) ?? "";
    return all.filter((cell) => rulebook.pieceName(topOf(table, cell)).startsWith(colour));
  }
  if (ON_CARDS.has(act.type))
    return all.filter((place) => topOf(table, place) !== 0 || covered(table, place));
  if (rulebook.game === "mountain") return nextPlaces(table);
  const number = act.numbers[0] ?? act.card;
  if (act.type !== "lay" || number < 1 || number > 80) return all.filter((cell) => topOf(table, cell) === 0);
  const { first, last } = luck.pick(rulebook.lines);
  const near = first + Math.floor(((number - 1) / 80) * (last - first + 1)) + luck.below(7) - 3;
  return [Math.min(last, Math.max(first, near))];
}

/** Whether a Storm lies on the border card of a cell. */
function covered({ rulebook, numbers }: Table, cell: Place): boolean {
  const border = rulebook.places.findIndex(({ name }) => name === `border:${rulebook.placeName(cell)}`);
  return border > 0 && rulebook.copies("storm").some((storm) => numbers[storm] === border);
}

/** The first free place of each row, and every Bridge. */
function nextPlaces(table: Table): readonly Place[] {
  return table.rulebook.rows.flatMap((row) => {
    const free = row.find((place) => topOf(table, place) === 0);
    const bridges = row.filter((place) => table.rulebook.pieceName(topOf(table, place)) === "bridge");
    return free === undefined ? bridges : [free, ...bridges];
  });
}

function numbersFor(table: Table, act: Act, luck: Chance): readonly number[] {
  const { rulebook } = table;
  const form = FORMS[act.type].numbers;
  if (form === "path") return climb(table, luck);
  if (form === "split") {
    const proposals = startTable(table)?.proposals ?? [];
    return proposals.length > 0 && !luck.once(4)
      ? luck.pick(proposals).split
      : rulebook.hands.map(() => luck.below(9));
  }
  if (form === "list") {
    const numbers = luck.once(6) ? [3] : [luck.below(5), luck.below(11)];
    return luck.once(9) ? [...numbers, 1] : numbers;
  }
  return act.type === "lay" && rulebook.pieceName(act.card) === "wild" && luck.once(2)
    ? [1 + luck.below(80)]
    : [];
}

/** A way up from a herd or from anywhere; sometimes with a step aside. */
function climb(table: Table, luck: Chance): readonly Place[] {
  const { rulebook } = table;
  const herds = rulebook.copies("goat").flatMap((goat) => {
    const [, row = "", place = ""] =
      /^goats:r(\d)p(\d)$/.exec(rulebook.placeName(table.numbers[goat] ?? 0)) ?? [];
    return row === "" ? [] : [[Number(row), Number(place)] as const];
  });
  let [row, place] = herds.length > 0 && !luck.once(6) ? luck.pick(herds) : ([1, 1 + luck.below(9)] as const);
  const names = [`r${row}p${place}`];
  for (let steps = luck.below(5); steps > 0; steps--) {
    row += luck.once(12) ? 0 : 1;
    place += luck.once(12) ? 1 : -luck.below(2);
    names.push(`r${row}p${place}`);
  }
  return rulebook.cells.length === 0
    ? []
    : names.flatMap((name) => rulebook.cells.filter((cell) => rulebook.placeName(cell) === name));
}

/** Adds cards to give: mostly as many as asked from the seat's own hand, else too few, too many, repeated, or another's. */
function paid(table: Table, act: Act, luck: Chance): Act {
  const form = FORMS[act.type].cards;
  if (form === undefined || (form === "paid" && luck.once(2))) return { ...act, cards: [] };
  const asked = table.rulebook.actOf[act.type]?.spec.chooses?.(table, act.seat) ?? 0;
  const count = Math.min(9, asked + (form === "paid" ? judge(table, act).price : 0));
  const own = luck.shuffled(hand(table, act.seat));
  const cards = own.filter((card) => card !== act.card).slice(0, count);
  const flaw = luck.below(10);
  const flawed =
    flaw === 0
      ? cards.slice(1)
      : flaw === 1
        ? [...cards, ...own.slice(-1)]
        : flaw === 2 && cards[0] !== undefined
          ? [...cards.slice(1), cards[0], cards[0]].slice(-count)
          : flaw === 3
            ? [...cards.slice(1), anyCard(table.rulebook, luck)]
            : flaw === 4 && act.card !== 0
              ? [...cards.slice(1), act.card]
              : cards;
  return { ...act, cards: flawed };
}

function anyCard(rulebook: Rulebook, luck: Chance): Piece {
  return luck.pick(
    rulebook.pieces.flatMap(({ name, token }, piece) => (token || name === "?" ? [] : [piece])),
  );
}
