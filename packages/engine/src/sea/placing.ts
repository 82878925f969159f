/** EN 4A, FR 4A: placing an Island in the rising sequence, and its price. */

import {
  type Act,
  type Chapter,
  type Evidence,
  NO,
  type OfferList,
  type Rule,
  UNKNOWN,
  YES,
} from "../kernel/chapter";
import { priceOf } from "../kernel/judge";
import { payingRules, settlePrice } from "../kernel/paying";
import type { Line } from "../kernel/rulebook";
import {
  BITSET_WORDS,
  isCell,
  isFilled,
  isUnknownFace,
  NOWHERE,
  ofSeat,
  type Piece,
  type Place,
  regionWord,
  type Seat,
  type Table,
  topOf,
  UNSEEN,
  unknownFaces,
  whereIs,
} from "../kernel/table";
import { ofUnknown } from "../kernel/unknown-faces";
import { differenceAt, differencesAt, gapAround, unsureOrder } from "./gap";
import { HIGHEST_ISLAND, isIsland } from "./islands";
import { cheapestAt, laidNumberOf } from "./naming";
import { higherCell, leftOf, lineOf, lowerCell, numberAt, rightOf } from "./sequence";
import { heldStandIn, isStandIn, nameStandIn, standsIn } from "./stand-in";
import { actionDone, SEA_PAYING } from "./turn";

/** Cells of the grid take Islands only; Start and Finish have berths of their own. */
const islandsOnly: Rule = {
  clause: "T.place.island",
  on: ["lay"],
  rank: 25,
  about: null,
  asked: "honoured",
  slip: null,
  test: (table, act) => {
    if (isIsland(act.card) || isStandIn(table, act.card)) return YES;
    return act.card === UNSEEN ? UNKNOWN : NO;
  },
  tell: (table, act) => ({ card: table.rulebook.pieceName(act.card) }),
};

const empty: Rule = {
  clause: "T.place.empty",
  on: ["lay"],
  rank: 30,
  about: "taken",
  asked: "rising",
  slip: null,
  test: (table, act) => (isCell(table, act.to) && !isFilled(table, act.to) ? YES : NO),
  tell: (table, act) => {
    const { rulebook } = table;
    const lies = isCell(table, act.to) && isFilled(table, act.to);
    const card = lies ? { card: rulebook.pieceName(topOf(table, act.to)) } : {};
    return { at: rulebook.placeName(act.to), ...card };
  },
};

const ascending: Rule = {
  clause: "T.place.ascending",
  on: ["lay"],
  rank: 40,
  about: "order",
  asked: "rising",
  slip: "lies",
  test: (table, act) => {
    if (act.card === UNSEEN) return anyNumberFits(table, act.to) ? UNKNOWN : NO;
    if (act.card > HIGHEST_ISLAND && laidNumberOf(table, act) === 0) return NO;
    if (blockerOf(table, act) !== NOWHERE) return NO;
    return unsureBeside(table, act) === NOWHERE ? YES : UNKNOWN;
  },
  tell: (table, act) => {
    const { rulebook } = table;
    const at = blockerOf(table, act);
    const card = nameOf(table, act);
    const unsure = at === NOWHERE ? unsureBeside(table, act) : NOWHERE;
    if (unsure !== NOWHERE) return { card, ...ofUnknown(table, unsure) };
    if (at === NOWHERE) return { card };
    const side = at < act.to ? "left" : "right";
    return { card, side, blocker: String(numberAt(table, at)), at: rulebook.placeName(at) };
  },
};

/** The name of a card: the number it is played as, if it is known. */
function nameOf(table: Table, act: Act): string {
  const number = laidNumberOf(table, act);
  return number > 0 ? String(number) : table.rulebook.pieceName(act.card);
}

/** The place of a card of unknown face that an Island may lie on the wrong side of. */
function unsureBeside(table: Table, act: Act): Place {
  const number = isCell(table, act.to) ? laidNumberOf(table, act) : 0;
  return number === 0 ? NOWHERE : unsureOrder(table, number, act.to);
}

/** Whether a number is left between the nearest Islands on either side of a cell. */
function anyNumberFits(table: Table, cell: Place): boolean {
  const { low, high, before, after } = gapAround(table, cell);
  return high - low - before.length - after.length > 1;
}

/** The card that is in an Island's way: the nearest one on its left that is not lower, or on its right not higher. */
function blockerOf(table: Table, act: Act): Place {
  if (!isCell(table, act.to) || act.card === UNSEEN) return NOWHERE;
  const number = laidNumberOf(table, act);
  if (number === 0) return NOWHERE;
  const { first, last } = lineOf(table, act.to);
  const same = whereIs(table, number);
  // A card may be named a number that already lies in the line, which is neither lower nor higher.
  if (act.card !== number && same !== act.to && same >= first && same <= last) return same;
  // An Island that already lies in the line is not in its own way; a card standing in for it is.
  const isItself = (cell: Place): boolean => act.card === number && topOf(table, cell) === number;
  // The whole line is looked at: where it holds a slip it does not rise, and a neighbour says nothing about cards beyond it.
  for (let cell = act.to - 1; cell >= first; cell--)
    if (numberAt(table, cell) >= number && !isItself(cell)) return cell;
  for (let cell = act.to + 1; cell <= last; cell++) {
    const other = numberAt(table, cell);
    if (other !== 0 && other <= number && !isItself(cell)) return cell;
  }
  return NOWHERE;
}

/** With one neighbour, the difference; with two, the smaller difference; with none, nothing. */
function cost(table: Table, act: Act): number {
  if (act.card === UNSEEN) return 0;
  const number = act.card <= HIGHEST_ISLAND ? act.card : laidNumberOf(table, act);
  return number === 0 ? 0 : differenceAt(table, number, act.to);
}

/** The most a card can cost: more than the least where a neighbour's face, or its own, is not known here. */
function mostCost(table: Table, act: Act): number {
  if (!isCell(table, act.to)) return 0;
  if (act.card !== UNSEEN) {
    const number = unknownFaces(table) === 0 ? 0 : laidNumberOf(table, act);
    return number === 0 ? cost(table, act) : differencesAt(table, number, act.to)[1];
  }
  const { low, high } = gapAround(table, act.to);
  const numbers = Array.from({ length: Math.max(0, high - low - 1) }, (_, index) => low + 1 + index);
  return Math.max(0, ...numbers.map((number) => differencesAt(table, number, act.to)[1]));
}

function tellCost(table: Table, act: Act): Evidence {
  const price = cost(table, act);
  const most = mostCost(table, act);
  if (most > price) {
    const beside = [act.to - 1, act.to + 1].find((cell) => isUnknownFace(table, cell)) ?? NOWHERE;
    return { price, most, ...(act.card === UNSEEN ? {} : ofUnknown(table, beside)) };
  }
  const own = act.card > HIGHEST_ISLAND ? { card: nameOf(table, act) } : {};
  const left = leftOf(table, act.to);
  const right = rightOf(table, act.to);
  const number = laidNumberOf(table, act);
  const toLeft = Math.abs(number - left);
  const toRight = Math.abs(right - number);
  const counts =
    left === UNSEEN
      ? right === UNSEEN
        ? "none"
        : "right"
      : right === UNSEEN || toLeft <= toRight
        ? "left"
        : "right";
  return {
    price,
    counts,
    ...own,
    ...(left === UNSEEN ? {} : { left, leftDifference: toLeft }),
    ...(right === UNSEEN ? {} : { right, rightDifference: toRight }),
    ...(left !== UNSEEN && isRowStart(table, act.to) ? { leftAcross: true } : {}),
    ...(right !== UNSEEN && isRowStart(table, act.to + 1) ? { rightAcross: true } : {}),
  };
}

/** Whether a cell begins a row, other than the lowest row of its line. */
function isRowStart(table: Table, cell: Place): boolean {
  return cell !== lineOf(table, cell).first && table.rulebook.rows.some((row) => row[0] === cell);
}

/** Lines of the grid that no chapter keeps closed. */
function openLines(table: Table): readonly Line[] {
  const { closings, lines } = table.rulebook;
  return closings.length === 0
    ? lines
    : lines.filter((line) => closings.every((closing) => !closing(table, line)));
}

/** Offers every Island of a hand on the cells of each line between the next lower and the next higher number. */
function offerIslands(table: Table, seat: Seat, list: OfferList): void {
  const lines = openLines(table);
  const region = ofSeat(table.rulebook.handRegions, seat);
  for (let word = 0; word < BITSET_WORDS - 1; word++) {
    for (let bits = regionWord(table, region, word); bits !== 0; bits &= bits - 1) {
      const card = word * 32 + 31 - Math.clz32(bits & -bits);
      if (card > HIGHEST_ISLAND) return;
      for (let index = 0; index < lines.length; index++) {
        const line = lines[index] as Line;
        const lower = lowerCell(table, card, line);
        const higher = higherCell(table, card, line);
        const end = higher === NOWHERE ? line.last : higher - 1;
        addOpen(table, list, card, lower === NOWHERE ? line.first : lower + 1, end);
      }
    }
  }
}

/** Offers a card on the cells of a run, except where a card of unknown face lies. */
function addOpen(table: Table, list: OfferList, card: Piece, first: Place, last: Place): void {
  let from = first;
  if (unknownFaces(table) > 0)
    for (let cell = first; cell <= last; cell++) {
      if (!isFilled(table, cell)) continue;
      list.addRun("lay", card, from, cell - 1);
      from = cell + 1;
    }
  list.addRun("lay", card, from, last);
}

/** Offers a card that stands in on every cell as the cheapest number there; naming another is a choice, like the payment. */
function offerStandIn(table: Table, seat: Seat, list: OfferList): void {
  const card = heldStandIn(table, seat);
  if (card === UNSEEN) return;
  const lines = openLines(table);
  for (let index = 0; index < lines.length; index++) {
    const { first, last } = lines[index] as Line;
    for (let cell = first; cell <= last; cell++) {
      if (isFilled(table, cell)) continue;
      const from = cell;
      while (cell < last && !isFilled(table, cell + 1)) cell++;
      // All cells between two Islands have the same numbers left.
      if (cheapestAt(table, from) > 0) list.addRun("lay", card, from, cell);
    }
  }
}

export const placing: Chapter<"acts" | "rules" | "levies"> = {
  acts: [
    {
      type: "lay",
      during: "act",
      clause: "T.place.empty",
      each: false,
      chooses: null,
      slips: null,
      complete: null,
      traits: ["action", "gives", "islands", "aims"],
      targets: (rulebook, card) => (isIsland(card) || standsIn(rulebook, card) ? rulebook.cells : []),
      offers: (table, seat, list) => {
        offerIslands(table, seat, list);
        offerStandIn(table, seat, list);
      },
      does: (game, act) => {
        const { table } = game;
        const price = priceOf(table, act);
        if (isStandIn(table, act.card)) nameStandIn(game, act.card, laidNumberOf(table, act));
        game.emit(act.card, ofSeat(table.rulebook.hands, act.seat), act.to, "T.place.empty");
        // A card that does not stay is not paid for.
        if (isFilled(table, act.to)) settlePrice(game, act, price, SEA_PAYING, "T.place.cost");
        actionDone(game, act.seat);
      },
    },
  ],
  rules: [islandsOnly, empty, ascending, ...payingRules(SEA_PAYING, ["lay"])],
  levies: [
    {
      clause: "T.place.cost",
      on: ["lay"],
      about: "cost",
      leaves: null,
      // Only the ends of a run of empty cells have neighbours.
      atEnds: true,
      price: cost,
      most: mostCost,
      tell: tellCost,
      freed: { price: 0, counts: "none" },
    },
  ],
};
