/** EN 6.2: Sea Monsters are kept in hand until they destroy a card of the grid. */

import {
  type Answer,
  type Chapter,
  type Game,
  type Hindrance,
  NO,
  type PieceSpec,
  type Rule,
  UNKNOWN,
  YES,
} from "../../kernel/chapter";
import { kind, kindBits, spot } from "../../kernel/furniture";
import { heldCopy, hiddenKept, knownInHand, ofOwnHand } from "../../kernel/paying";
import { sees } from "../../kernel/sight";
import {
  countAt,
  isFilled,
  NOWHERE,
  ofSeat,
  type Piece,
  type Seat,
  type Table,
  UNSEEN,
  whereIs,
} from "../../kernel/table";
import { takenUp } from "../../kernel/unknown-faces";
import { heldStandIn, isStandIn, standsIn } from "../../sea/stand-in";
import { actionDone, SEA_PAYING } from "../../sea/turn";
import type { ExpansionRules } from "../module";

/** Sea Monsters in the box. */
const MONSTERS = 5;

const gone = spot("gone");
const unsaid = spot("unsaid");
const disclosed = spot("disclosed");
const monsterCards = kind("monster");
const monsterBits = kindBits("monster");
const firstHolder = kind("holder:1");

/** The token that says that a seat holds a Sea Monster. */
function holder(table: Table, seat: Seat): Piece {
  return (firstHolder(table)[0] ?? UNSEEN) + seat;
}

function holdsMonster(table: Table, seat: Seat): Answer {
  if (heldCopy(table, seat, monsterBits(table)) !== UNSEEN) return YES;
  if (countAt(table, ofSeat(table.rulebook.hands, seat)) === knownInHand(table, seat)) return NO;
  return monsterCards(table).some((card) => whereIs(table, card) === NOWHERE) ? UNKNOWN : NO;
}

/** A seat that everybody knows to hold a Sea Monster; -1 if there is none. */
function knownHolder(table: Table): Seat {
  const place = disclosed(table);
  if (countAt(table, place) === 0) return -1;
  return table.rulebook.hands.findIndex((_hand, seat) => whereIs(table, holder(table, seat)) === place);
}

/** Whether a seat holds a Sea Monster; the holder of a hidden hand says so. */
function saysHolding({ table, fate }: Game, seat: Seat): boolean {
  const held = holdsMonster(table, seat);
  if (held !== UNKNOWN) return held === YES;
  return fate.number(`monster:${seat + 1}`, 2, (number) => (number === 1 ? "yes" : "no")) === 1;
}

/**
 * A Finish tried while somebody holds a Sea Monster: all holders are named, and the Finish stays in the hand. The attempt
 * itself is never refused because of what others may hold, since only an attempt discloses anything.
 */
const disclosing: Hindrance = {
  clause: "T.monster.finish",
  on: "wins",
  does: (game) => {
    const { table } = game;
    const seats = table.rulebook.hands.flatMap((_hand, seat) => (saysHolding(game, seat) ? [seat] : []));
    for (const seat of seats)
      game.emit(holder(table, seat), unsaid(table), disclosed(table), "T.monster.finish");
    return seats.length > 0;
  },
};

/** Whether another hand may hold a Sea Monster, as far as a player can see. */
function othersMayHold(table: Table, seat: Seat): boolean {
  const { rulebook } = table;
  const hides = rulebook.hands.some((hand, other) => other !== seat && countAt(table, hand) > 0);
  return hides && monsterCards(table).some((card) => !sees(rulebook, seat, whereIs(table, card)));
}

const noneHeld: Rule = {
  clause: "T.monster.finish",
  on: "wins",
  rank: 45,
  about: null,
  asked: "offer",
  slip: null,
  test: (table, act) => {
    if (knownHolder(table) >= 0) return NO;
    const own = holdsMonster(table, act.seat);
    return own === YES ? NO : own === NO ? YES : UNKNOWN;
  },
  tell: (table, act) => {
    const known = knownHolder(table);
    if (known >= 0) return { seat: known + 1 };
    if (holdsMonster(table, act.seat) === YES) return { seat: act.seat + 1 };
    // Trying is allowed, and only it discloses Monsters: the player cannot know beforehand whether the Finish will win.
    return othersMayHold(table, act.seat) ? { others: true } : {};
  },
};

const neverDiscarded: Rule = {
  clause: "T.monster.keep",
  on: "gives",
  rank: 55,
  about: null,
  asked: "choice",
  slip: null,
  test: (table, act) => {
    if (act.cards.some((card) => isMonster(table, card))) return NO;
    return act.cards.includes(UNSEEN) && hiddenKept(table, act.seat) > 0 ? UNKNOWN : YES;
  },
  tell: () => ({}),
};

function isMonster(table: Table, card: Piece): boolean {
  return card !== UNSEEN && table.rulebook.pieceName(card) === "monster";
}

const onACard: Rule = {
  clause: "T.monster.play",
  on: ["monster"],
  rank: 30,
  about: null,
  asked: "honoured",
  slip: null,
  test: (table, act) => {
    if (!table.rulebook.cells.includes(act.to) || !isFilled(table, act.to)) return NO;
    if (act.card === UNSEEN) return UNKNOWN;
    return isMonster(table, act.card) || isStandIn(table, act.card) ? YES : NO;
  },
  tell: (table, act) => ({ at: table.rulebook.placeName(act.to) }),
};

/** Once a seat that was named has played its last Sea Monster, the Finish may be tried again. */
function forgetHolder(game: Game, seat: Seat): void {
  const { table } = game;
  const token = holder(table, seat);
  if (whereIs(table, token) !== disclosed(table) || saysHolding(game, seat)) return;
  game.emit(token, disclosed(table), unsaid(table), "T.monster.finish");
}

const monsters = (
  seats: number,
  shuffledIn: number,
): Chapter<"pieces" | "places" | "acts" | "rules" | "hindrances" | "withholds"> => ({
  pieces: [
    ...Array.from({ length: MONSTERS }, (_, copy): PieceSpec => {
      const starts = copy < shuffledIn ? "aside" : "gone";
      return { name: "monster", sort: 83, starts, kept: "T.monster.keep" };
    }),
    ...Array.from({ length: seats }, (_, seat): PieceSpec => {
      return { name: `holder:${seat + 1}`, sort: 21, starts: "unsaid", token: "books" };
    }),
  ],
  places: [
    { name: "unsaid", sort: 92, sight: "all", holds: ["holder"], most: null },
    { name: "disclosed", sort: 92, sight: "all", holds: ["holder"], most: null },
  ],
  acts: [
    {
      type: "monster",
      during: "act",
      clause: "T.monster.play",
      each: false,
      chooses: null,
      slips: null,
      complete: null,
      traits: ["action", "aims", "takes", "strikes"],
      targets: (rulebook, card) =>
        rulebook.pieceName(card) === "monster" || standsIn(rulebook, card) ? rulebook.cells : [],
      offers: (table, seat, list) => {
        const own = heldCopy(table, seat, monsterBits(table));
        const other = heldStandIn(table, seat);
        if (own === UNSEEN && other === UNSEEN) return;
        for (const cell of table.rulebook.cells) {
          if (!isFilled(table, cell)) continue;
          if (own !== UNSEEN) list.add("monster", own, cell);
          if (other !== UNSEEN) list.add("monster", other, cell);
        }
      },
      does: (game, act) => {
        const { table } = game;
        game.emit(takenUp(game, act.to, gone(table)), act.to, gone(table), "T.monster.play");
        game.emit(act.card, ofSeat(table.rulebook.hands, act.seat), gone(table), "T.monster.play");
        forgetHolder(game, act.seat);
        actionDone(game, act.seat);
      },
    },
  ],
  hindrances: [disclosing],
  withholds: true,
  rules: [noneHeld, neverDiscarded, onACard, ofOwnHand(SEA_PAYING, ["monster"])],
});

export const rules: ExpansionRules = (options) =>
  options.monsters ? [monsters(options.players, options.monsters)] : [];
