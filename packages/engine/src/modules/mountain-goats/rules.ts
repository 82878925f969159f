/** ASC 7.3, Mountain goats: goats come with some cards, and are herded up, a card discarded for each row. */

import {
  type Act,
  type Chapter,
  type Finding,
  type Game,
  NO,
  type PlaceSpec,
  type Rule,
  UNKNOWN,
  YES,
} from "../../kernel/chapter";
import { kind, spot } from "../../kernel/furniture";
import { priceOf } from "../../kernel/judge";
import { priceRules, settlePrice } from "../../kernel/paying";
import {
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
import { bridgeLies, mayBeBridge } from "../../mountain/placement";
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

const GOATS = 12;

const meadow = spot("goats");
const firstFold = spot("goats:r1p1");
const goats = kind("goat");

/** Goats on a card lie at a place beside it, so that a card stays alone on its own. */
const FOLDS: readonly PlaceSpec[] = SLOPE.flat().map((name) => {
  return { name: `goats:${name}`, sort: 67, sight: "all", holds: ["goat"] };
});

function foldOf(table: Table, place: Place): Place {
  return firstFold(table) + place - FIRST_PLACE;
}

/** The goats that stand on a place of the slope. */
function goatsOn(table: Table, place: Place): readonly Piece[] {
  const fold = foldOf(table, place);
  if (slopeRowOf(place) === 0 || countAt(table, fold) === 0) return [];
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

/** Goats step on any card but a Bridge (A.goat.bridge). */
function bears(table: Table, place: Place): boolean {
  return isFilled(table, place) && !bridgeLies(table, place);
}

/** Every way for the herd on a place to climb at most some rows, the shorter part of a way before the longer. */
export function herdPaths(table: Table, from: Place, most: number): readonly (readonly Place[])[] {
  if (most <= 0) return [];
  return ledge(from).over.flatMap((next) => {
    if (!bears(table, next)) return [];
    return [[from, next], ...herdPaths(table, next, most - 1).map((path) => [from, ...path])];
  });
}

/** A goat of each herd, by where it stands: the first of those there. */
function herds(table: Table): readonly Piece[] {
  const found: Piece[] = [];
  for (const goat of goats(table)) {
    const place = standsOn(table, goat);
    if (place !== NOWHERE && !found.some((other) => standsOn(table, other) === place)) found.push(goat);
  }
  return found.sort((a, b) => standsOn(table, a) - standsOn(table, b));
}

/** The places that the herd on a place could reach, lower rows first. */
function reach(table: Table, from: Place, most: number): readonly Place[] {
  const found = [from];
  // The places of one row stand side by side in the list: those that were found in the last step.
  for (let step = 0, first = 0; step < most && first < found.length; step++) {
    const last = found.length;
    for (; first < last; first++) {
      for (const place of ledge(found[first] as Place).over)
        if (place !== found.at(-1) && bears(table, place)) found.push(place);
    }
  }
  return found.slice(1);
}

/** The way to a place that gathers most goats; of equal ones the leftmost. */
function bestPath(table: Table, from: Place, to: Place): readonly Place[] {
  const gathered: number[] = [];
  /** The goats of the best way on from a place; less than none where no way leads on. */
  const most = (place: Place): number => {
    const known = gathered[place];
    if (known !== undefined) return known;
    const own = countAt(table, foldOf(table, place));
    const more = place === to ? 0 : Math.max(-1, ...onwards(place).map(most));
    const found = more < 0 ? -1 : own + more;
    gathered[place] = found;
    return found;
  };
  const onwards = (place: Place): readonly Place[] =>
    slopeRowOf(place) < slopeRowOf(to) ? ledge(place).over.filter((next) => bears(table, next)) : [];
  if (most(from) < 0) return [from, to];
  const path = [from];
  for (let place = from; place !== to; path.push(place))
    place = onwards(place).reduce((best, next) => (most(next) > most(best) ? next : best));
  return path;
}

/** Where a goat stands on the slope; NOWHERE if it does not. */
function standsOn(table: Table, goat: Piece): Place {
  const place = whereIs(table, goat) - firstFold(table) + FIRST_PLACE;
  return place >= FIRST_PLACE && place <= LAST_PLACE ? place : NOWHERE;
}

/** The way of a herd. An offer names a goat of the herd and where it goes. */
function pathOf(table: Table, act: Act): readonly Place[] {
  return act.numbers.length > 0 || act.card === UNSEEN ? act.numbers : [standsOn(table, act.card), act.to];
}

/** Rows that an act moves a herd up: cards to discard. */
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
  honoured: true,
  test: (table, act) => {
    const path = pathOf(table, act);
    const [from = NOWHERE, ...steps] = path;
    if (steps.length === 0 || goatsOn(table, from).length === 0) return NO;
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
    // A way that climbs as it should and leads into the air.
    const empty = climbs ? path.find((place) => !isFilled(table, place)) : undefined;
    return {
      path: names(table, path),
      goats: goatsOn(table, path[0] ?? NOWHERE).length,
      ...(empty === undefined ? {} : { empty: table.rulebook.placeName(empty) }),
    };
  },
};

const noBridge: Rule = {
  clause: "A.goat.bridge",
  on: ["herd"],
  rank: 31,
  honoured: true,
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
  pathOf(table, act).forEach((place, index, path) => {
    const next = path[index + 1];
    if (next === undefined) return;
    for (const goat of goatsOn(table, place))
      game.emit(goat, foldOf(table, place), foldOf(table, next), "A.goat.herd");
  });
  settlePrice(game, act, price, PAYING, "A.goat.herd");
  actionDone(game, act.seat);
}

/** Whether a card that is placed bears a goat: as its name says, or as people say who see it. */
function bearsGoat({ table, fate }: Game, card: Piece, unknown: boolean): boolean {
  const name = table.rulebook.pieceName(card);
  if (!unknown || !isAscent(card)) return name.endsWith("*");
  return fate.number(`goat ${pieceLabel(table, card)}`, 2, (number) => (number === 1 ? "yes" : "no")) === 1;
}

/** A card and which copy of it, so that chance says the same of it every time. */
function pieceLabel({ rulebook }: Table, card: Piece): string {
  const name = rulebook.pieceName(card);
  return `${name} ${rulebook.copies(name).indexOf(card)}`;
}

/** The copy of a card that bears a goat has a name of its own, such as `g7*`. */
const bearing =
  (cards: GoatCards | undefined) =>
  (name: string, copy: number, copies: number): string =>
    copy >= copies - bearersOf(name, cards) ? `${name}*` : name;

/** Goats on air or on a Bridge. */
function misplaced(table: Table, space: Place): readonly Finding[] {
  if (countAt(table, foldOf(table, space)) === 0) return [];
  const evidence = { at: table.rulebook.placeName(space) };
  if (bridgeLies(table, space)) return [{ clause: "A.goat.bridge", holds: "no", with: evidence }];
  return isFilled(table, space) ? [] : [{ clause: "A.goat.place", holds: "no", with: evidence }];
}

/** @param cards which cards bear a goat; said when one is placed where they are not known */
const chapterOf = (cards: GoatCards | undefined): Chapter<Described> => ({
  describes: (table) => ({
    goats: { on: standing(table), up: goatsAtTop(table), need: GOATS_TO_WIN },
  }),
  misplaced,
  signs: bearing(cards),
  pieces: Array.from({ length: GOATS }, () => {
    return { name: "goat", sort: 5, starts: "goats", token: true, boxed: true };
  }),
  places: [{ name: "goats", sort: 66, sight: "all", holds: ["goat"] }, ...FOLDS],
  acts: [
    {
      type: "herd",
      during: "act",
      clause: "A.goat.herd",
      traits: ["action", "gives"],
      offers: (table, seat, list) => {
        const most = countAt(table, ofSeat(table.rulebook.hands, seat));
        for (const goat of herds(table))
          for (const to of reach(table, standsOn(table, goat), most)) list.add("herd", goat, to);
      },
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
      test: (table, act) => (goatsOn(table, act.to).length === 0 ? YES : NO),
      tell: (table, act) => ({
        at: table.rulebook.placeName(act.to),
        goats: goatsOn(table, act.to).length,
      }),
    },
    {
      clause: "A.goat.win",
      on: "wins",
      rank: 53,
      test: (table) => (goatsAtTop(table) >= GOATS_TO_WIN ? YES : NO),
      tell: (table) => ({ have: goatsAtTop(table), need: GOATS_TO_WIN }),
    },
  ],
  levies: [
    {
      clause: "A.goat.herd",
      on: ["herd"],
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
