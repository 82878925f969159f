/** ASC 7.3, Mountain goats: goats come with some cards, and are herded up for one discarded card a row. */

import {
  type Act,
  type Chapter,
  type Finding,
  type Game,
  NO,
  type OfferList,
  type PlaceSpec,
  type Rule,
  UNKNOWN,
  YES,
} from "../../kernel/chapter";
import { kind, spot } from "../../kernel/furniture";
import { priceOf } from "../../kernel/judge";
import { priceRules, settlePrice } from "../../kernel/paying";
import {
  at,
  countAt,
  isFilled,
  NOWHERE,
  ofSeat,
  type Piece,
  type Place,
  type Table,
  UNSEEN,
  whereIs,
} from "../../kernel/table";
import { ofUnknown } from "../../kernel/unknown-faces";
import { isAscent } from "../../mountain/cards";
import { bridgeLies } from "../../mountain/lying";
import { bearersInRow, lowest, mayBeBridge } from "../../mountain/placement";
import {
  FIRST_PLACE,
  firstOfRow,
  LAST_PLACE,
  lastOfRow,
  ledge,
  SLOPE,
  slopeRowOf,
  TOP_ROW,
} from "../../mountain/slope";
import { actionDone, PAYING } from "../../mountain/turn";
import type { AscentRules } from "../module";
import type { Described } from "./description";
import { goatsOn as bearersOf, GOATS_TO_WIN, type GoatCards } from "./goat-cards";
import { bears } from "./herds";

const GOATS = 12;

const meadow = spot("goats");
const firstFold = spot("goats:r1p1");
const goats = kind("goat");

/** Goats on a card lie at a place of their own beside it, so that the card stays alone on its place. */
const FOLDS: readonly PlaceSpec[] = SLOPE.flat().map((name) => {
  return { name: `goats:${name}`, sort: 67, sight: "all", holds: ["goat"], most: null, standing: true };
});

function foldOf(table: Table, place: Place): Place {
  return firstFold(table) + place - FIRST_PLACE;
}

/** How many goats stand on a place of the slope. */
function goatsAt(table: Table, place: Place): number {
  return slopeRowOf(place) === 0 ? 0 : countAt(table, foldOf(table, place));
}

/** The goats that stand on a place of the slope. */
function goatsOn(table: Table, place: Place): readonly Piece[] {
  if (goatsAt(table, place) === 0) return [];
  const fold = foldOf(table, place);
  return goats(table).filter((goat) => whereIs(table, goat) === fold);
}

/** How many goats stand on the top row. */
function goatsAtTop(table: Table): number {
  let count = 0;
  for (let place = firstOfRow(TOP_ROW); place <= lastOfRow(TOP_ROW); place++)
    count += countAt(table, foldOf(table, place));
  return count;
}

/** Where goats stand on the slope, and how many. */
function standing(table: Table): ReadonlyMap<Place, number> {
  const on = new Map<Place, number>();
  for (let place = FIRST_PLACE; place <= LAST_PLACE; place++) {
    const count = countAt(table, foldOf(table, place));
    if (count > 0) on.set(place, count);
  }
  return on;
}

/** Offers each herd, lowest place first, every place that it could reach for at most `most` discarded cards. */
function offerHerds(table: Table, most: number, list: OfferList): void {
  let left = GOATS - countAt(table, meadow(table));
  const first = foldOf(table, FIRST_PLACE);
  for (let place = FIRST_PLACE; place <= LAST_PLACE && left > 0; place++) {
    const count = countAt(table, first + place - FIRST_PLACE);
    left -= count;
    if (count > 0) offerHerd(table, place, most, list);
  }
}

/** Offers one herd, named by its first goat; lower rows come first. */
function offerHerd(table: Table, place: Place, most: number, list: OfferList): void {
  const fold = foldOf(table, place);
  const goat = goats(table).find((other) => whereIs(table, other) === fold) ?? UNSEEN;
  const from = slopeRowOf(place);
  const last = Math.min(TOP_ROW, from + most);
  let reached = 1 << (place - firstOfRow(from));
  for (let row = from + 1; row <= last && reached !== 0; row++) {
    // In the row above, two places stand on each place: the one of the same number and the one before.
    reached = (reached | (reached >> 1)) & bearersInRow(table, row);
    for (let bits = reached; bits !== 0; bits &= bits - 1)
      list.add("herd", goat, firstOfRow(row) + lowest(bits));
  }
}

/** For each place, 1 plus the goats on the best way from there to the end; 0 where no way leads to the end. */
const gathered = new Uint8Array(LAST_PLACE + 1);

/** Of the places that stand on a place, the one with the best way on, leftmost of equals; NOWHERE where none leads on. */
function onwards(place: Place): Place {
  let best = NOWHERE;
  for (const next of ledge(place).over) if (at(gathered, next) > at(gathered, best)) best = next;
  return best;
}

/** The way to a place that gathers most goats; the leftmost of equals. */
function bestPath(table: Table, from: Place, to: Place): readonly Place[] {
  gathered.fill(0);
  if (bears(table, to)) gathered[to] = 1 + goatsAt(table, to);
  for (let row = slopeRowOf(to) - 1; row >= slopeRowOf(from); row--)
    for (let place = firstOfRow(row); place <= lastOfRow(row); place++) {
      const next = onwards(place);
      if (next !== NOWHERE && (place === from || bears(table, place)))
        gathered[place] = at(gathered, next) + goatsAt(table, place);
    }
  const path = [from];
  for (let place = from; place !== to; path.push(place)) place = onwards(place) || to;
  return path;
}

/** Where a goat stands on the slope; NOWHERE if it does not. */
function standsOn(table: Table, goat: Piece): Place {
  const place = whereIs(table, goat) - firstFold(table) + FIRST_PLACE;
  return place >= FIRST_PLACE && place <= LAST_PLACE ? place : NOWHERE;
}

/** The way of a herd. An offer names only a goat of the herd and where it goes. */
function pathOf(table: Table, act: Act): readonly Place[] {
  return act.numbers.length > 0 || act.card === UNSEEN ? act.numbers : [standsOn(table, act.card), act.to];
}

/** How many rows an act moves a herd up, and so how many cards it costs. */
function rowsUp(table: Table, act: Act): number {
  if (act.numbers.length > 0) return act.numbers.length - 1;
  return act.card === UNSEEN ? 0 : slopeRowOf(act.to) - slopeRowOf(standsOn(table, act.card));
}

function names(table: Table, path: readonly Place[]): string {
  return path.map((place) => table.rulebook.placeName(place)).join(" ");
}

const upwards: Rule = {
  clause: "A.goat.herd",
  on: ["herd"],
  rank: 30,
  about: null,
  asked: "honoured",
  slip: null,
  test: (table, act) => {
    const path = pathOf(table, act);
    const [from = NOWHERE, ...steps] = path;
    if (steps.length === 0 || goatsAt(table, from) === 0) return NO;
    const climbs = steps.every(
      (place, index) => ledge(path[index] ?? NOWHERE).over.includes(place) && isFilled(table, place),
    );
    return climbs ? YES : NO;
  },
  tell: (table, act) => {
    const path = pathOf(table, act);
    const climbs = path.every(
      (place, index) => index === 0 || ledge(path[index - 1] ?? NOWHERE).over.includes(place),
    );
    // A way that climbs by the rules but leads over an empty place.
    const empty = climbs ? path.find((place) => !isFilled(table, place)) : undefined;
    return {
      path: names(table, path),
      goats: goatsAt(table, path[0] ?? NOWHERE),
      ...(empty === undefined ? {} : { empty: table.rulebook.placeName(empty) }),
    };
  },
};

const noBridge: Rule = {
  clause: "A.goat.bridge",
  on: ["herd"],
  rank: 31,
  about: null,
  asked: "honoured",
  slip: null,
  test: (table, act) => {
    const bridges = pathOf(table, act).map((place) => mayBeBridge(table, place));
    return bridges.includes(YES) ? NO : bridges.includes(UNKNOWN) ? UNKNOWN : YES;
  },
  tell: (table, act) => {
    const { rulebook } = table;
    const path = pathOf(table, act);
    const bridge = path.find((place) => bridgeLies(table, place));
    if (bridge !== undefined) return { at: rulebook.placeName(bridge) };
    return ofUnknown(table, path.find((place) => mayBeBridge(table, place) === UNKNOWN) ?? NOWHERE);
  },
};

function herd(game: Game, act: Act): void {
  const { table } = game;
  const price = priceOf(table, act);
  const [first = NOWHERE, ...others] = pathOf(table, act);
  let place = first;
  for (const next of others) {
    for (const goat of goatsOn(table, place))
      game.emit(goat, foldOf(table, place), foldOf(table, next), "A.goat.herd");
    place = next;
  }
  settlePrice(game, act, price, PAYING, "A.goat.herd");
  actionDone(game, act.seat);
}

/** Whether a card that is placed bears a goat: its name says so, or the people who see it do. */
function bearsGoat({ table, fate }: Game, card: Piece, unknown: boolean): boolean {
  const name = table.rulebook.pieceName(card);
  if (!unknown || !isAscent(card)) return name.endsWith("*");
  return fate.number(`goat ${pieceLabel(table, card)}`, 2, (number) => (number === 1 ? "yes" : "no")) === 1;
}

/** A label for one copy of a card, so that chance gives the same answer for it every time. */
function pieceLabel({ rulebook }: Table, card: Piece): string {
  const name = rulebook.pieceName(card);
  return `${name} ${rulebook.copies(name).indexOf(card)}`;
}

/** The copy of a card that bears a goat has a name of its own, such as `g7*`. */
const bearing =
  (cards: GoatCards | undefined) =>
  (name: string, copy: number, copies: number): string =>
    copy >= copies - bearersOf(name, cards) ? `${name}*` : name;

/** Goats on an empty place or on a Bridge. */
function misplaced(table: Table, space: Place): readonly Finding[] {
  if (countAt(table, foldOf(table, space)) === 0) return [];
  const evidence = { at: table.rulebook.placeName(space) };
  if (bridgeLies(table, space)) return [{ clause: "A.goat.bridge", holds: "no", with: evidence }];
  return isFilled(table, space) ? [] : [{ clause: "A.goat.place", holds: "no", with: evidence }];
}

/** @param cards which cards bear a goat; where unknown, people say so when a card is placed */
const chapterOf = (
  cards: GoatCards | undefined,
): Chapter<
  "pieces" | "places" | "acts" | "rules" | "levies" | "misplaced" | "signs" | "follows" | "describes",
  Described
> => ({
  describes: (table) => ({
    goats: { on: standing(table), up: goatsAtTop(table), need: GOATS_TO_WIN },
  }),
  misplaced,
  signs: bearing(cards),
  pieces: Array.from({ length: GOATS }, () => {
    return { name: "goat", sort: 5, starts: "goats", token: "box" };
  }),
  places: [{ name: "goats", sort: 66, sight: "all", holds: ["goat"], most: null }, ...FOLDS],
  acts: [
    {
      type: "herd",
      during: "act",
      clause: "A.goat.herd",
      each: false,
      targets: null,
      chooses: null,
      slips: null,
      traits: ["action", "gives"],
      offers: (table, seat, list) =>
        offerHerds(table, countAt(table, ofSeat(table.rulebook.hands, seat)), list),
      complete: (table, act) => {
        const path = bestPath(table, standsOn(table, act.card), act.to);
        return { ...act, card: UNSEEN, to: NOWHERE, numbers: path };
      },
      does: herd,
    },
  ],
  rules: [
    upwards,
    noBridge,
    ...priceRules(PAYING.pay, ["herd"], "A.goat.herd"),
    {
      clause: "A.goat.campfire",
      on: "takes",
      rank: 33,
      about: null,
      asked: "offer",
      slip: null,
      test: (table, act) => (goatsAt(table, act.to) === 0 ? YES : NO),
      tell: (table, act) => ({
        at: table.rulebook.placeName(act.to),
        goats: goatsAt(table, act.to),
      }),
    },
    {
      clause: "A.goat.win",
      on: "wins",
      rank: 53,
      about: null,
      asked: "offer",
      slip: null,
      test: (table) => (goatsAtTop(table) >= GOATS_TO_WIN ? YES : NO),
      tell: (table) => ({ have: goatsAtTop(table), need: GOATS_TO_WIN }),
    },
  ],
  levies: [
    {
      clause: "A.goat.herd",
      on: ["herd"],
      about: null,
      most: null,
      freed: null,
      leaves: null,
      atEnds: false,
      price: rowsUp,
      tell: (table, act) => ({ price: rowsUp(table, act), path: names(table, pathOf(table, act)) }),
    },
  ],
  follows: [
    {
      clause: "A.goat.place",
      onto: (place) => /^r\dp\d$/.test(place.name),
      does: (game, fact) => {
        const { table } = game;
        const { rulebook } = table;
        const goat = goats(table).find((piece) => whereIs(table, piece) === meadow(table));
        if (goat === undefined || !rulebook.hands.includes(fact.from)) return;
        if (bearsGoat(game, fact.piece, cards === "unknown"))
          game.emit(goat, meadow(table), foldOf(table, fact.to), "A.goat.place");
      },
    },
  ],
});

export const rules: AscentRules = ({ goats, goatCards }) => (goats ? [chapterOf(goatCards)] : []);
