/** EN 4A, FR 4A: placing an Island in the rising sequence, and what that costs. */
import { type Act, type Chapter, type Evidence, NO, type Rule, UNKNOWN, YES } from "../kernel/chapter";
import { priceOf } from "../kernel/judge";
import { payingRules, settlePrice } from "../kernel/paying";
import {
  MOST_CARDS,
  NOWHERE,
  type Piece,
  type Place,
  regionWord,
  type Table,
  topOf,
  UNSEEN,
  WORDS,
} from "../kernel/table";
import { firstCell, higherCell, lastCell, leftOf, lowerCell, nearest, rightOf } from "./sequence";
import { actionDone, SEA_PAYING } from "./turn";

/** Islands are the cards numbered 1 to 80; their piece number is the number printed on them. */
const HIGHEST_ISLAND = 80;

function isIsland(card: Piece): boolean {
  return card >= 1 && card <= HIGHEST_ISLAND;
}

/** Cells of the grid take Islands only; Start and Finish have berths of their own. */
const islandsOnly: Rule = {
  clause: "T.place.island",
  on: ["lay"],
  rank: 25,
  honoured: true,
  test: (_table, act) => (isIsland(act.card) ? YES : act.card === UNSEEN ? UNKNOWN : NO),
  tell: (table, act) => ({ card: table.rulebook.pieceName(act.card) }),
};

const empty: Rule = {
  clause: "T.place.empty",
  on: ["lay"],
  rank: 30,
  honoured: true,
  test: (table, act) => (isCell(table, act.to) && topOf(table, act.to) === UNSEEN ? YES : NO),
  tell: (table, act) => {
    const { rulebook } = table;
    const card = isCell(table, act.to) ? topOf(table, act.to) : UNSEEN;
    return { at: rulebook.placeName(act.to), ...(card === UNSEEN ? {} : { card: rulebook.pieceName(card) }) };
  },
};

function isCell(table: Table, place: Place): boolean {
  return place >= firstCell(table) && place <= lastCell(table);
}

const ascending: Rule = {
  clause: "T.place.ascending",
  on: ["lay"],
  rank: 40,
  honoured: true,
  test: (table, act) => {
    if (act.card === UNSEEN) return anyNumberFits(table, act.to) ? UNKNOWN : NO;
    return blockedSide(table, act) === undefined ? YES : NO;
  },
  tell: (table, act) => {
    const { rulebook } = table;
    const side = blockedSide(table, act);
    const card = rulebook.pieceName(act.card);
    if (side === undefined) return { card };
    const at = nearest(table, act.to, side);
    return { card, side, blocker: rulebook.pieceName(topOf(table, at)), at: rulebook.placeName(at) };
  },
};

/** Whether a number is left between the nearest Islands on either side of a cell. */
function anyNumberFits(table: Table, cell: Place): boolean {
  const left = nearest(table, cell, "left");
  const right = nearest(table, cell, "right");
  const highest = right === NOWHERE ? HIGHEST_ISLAND + 1 : topOf(table, right);
  return highest - topOf(table, left) > 1;
}

/** On which side of its cell an Island meets one that should lie on the other. */
function blockedSide(table: Table, act: Act): "left" | "right" | undefined {
  if (!isCell(table, act.to) || act.card === UNSEEN) return undefined;
  const higher = higherCell(table, act.card);
  if (higher !== NOWHERE && higher < act.to) return "left";
  return lowerCell(table, act.card) > act.to ? "right" : undefined;
}

/** One neighbour: the difference. Two: the smaller difference. None: nothing. */
function cost(table: Table, act: Act): number {
  if (act.card === UNSEEN) return 0;
  const left = leftOf(table, act.to);
  const right = rightOf(table, act.to);
  const toLeft = left === UNSEEN ? MOST_CARDS : Math.abs(act.card - left);
  const toRight = right === UNSEEN ? MOST_CARDS : Math.abs(right - act.card);
  const least = Math.min(toLeft, toRight);
  return least === MOST_CARDS ? 0 : least;
}

function tellCost(table: Table, act: Act): Evidence {
  const left = leftOf(table, act.to);
  const right = rightOf(table, act.to);
  const toLeft = Math.abs(act.card - left);
  const toRight = Math.abs(right - act.card);
  const counts =
    left === UNSEEN
      ? right === UNSEEN
        ? "none"
        : "right"
      : right === UNSEEN || toLeft <= toRight
        ? "left"
        : "right";
  return {
    price: cost(table, act),
    counts,
    ...(left === UNSEEN ? {} : { left, leftDifference: toLeft }),
    ...(right === UNSEEN ? {} : { right, rightDifference: toRight }),
    ...(left !== UNSEEN && isRowStart(table, act.to) ? { leftAcross: true } : {}),
    ...(right !== UNSEEN && isRowStart(table, act.to + 1) ? { rightAcross: true } : {}),
  };
}

/** Whether a cell begins a row other than the lowest. */
function isRowStart(table: Table, cell: Place): boolean {
  return cell !== firstCell(table) && table.rulebook.rows.some((row) => row[0] === cell);
}

export const placing: Chapter = {
  section: "EN 4A, FR 4A",
  acts: [
    {
      type: "lay",
      during: "act",
      clause: "T.place.empty",
      targets: (rulebook, card) => (isIsland(card) ? rulebook.cells : []),
      offers: (table, seat, list) => {
        const region = table.rulebook.handRegions[seat] as number;
        const first = firstCell(table);
        const last = lastCell(table);
        for (let word = 0; word < WORDS - 1; word++) {
          for (let bits = regionWord(table, region, word); bits !== 0; bits &= bits - 1) {
            const card = word * 32 + 31 - Math.clz32(bits & -bits);
            if (card > HIGHEST_ISLAND) return;
            const lower = lowerCell(table, card);
            const higher = higherCell(table, card);
            const end = higher === NOWHERE ? last : higher - 1;
            list.addRun("lay", card, lower === NOWHERE ? first : lower + 1, end);
          }
        }
      },
      does: (game, act) => {
        const { table } = game;
        const price = priceOf(table, act);
        game.emit(act.card, table.rulebook.hands[act.seat] as number, act.to, "T.place.empty");
        settlePrice(game, act, price, SEA_PAYING, "T.place.cost");
        actionDone(game, act.seat);
      },
    },
  ],
  rules: [islandsOnly, empty, ascending, ...payingRules(SEA_PAYING, ["lay"])],
  levies: [{ clause: "T.place.cost", on: ["lay"], price: cost, tell: tellCost }],
};
