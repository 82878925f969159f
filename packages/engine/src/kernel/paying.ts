/** Paying: a price becomes tokens on a tray that a step collects, or is paid along with the act that caused it. */
import { type ClauseId, clauseIndex } from "../clauses";
import type { Problem } from "../result";
import {
  type Act,
  type ActSpec,
  type ActType,
  type Answer,
  type Debt,
  type Game,
  NO,
  type Rule,
  type Step,
  UNKNOWN,
  YES,
} from "./chapter";
import { ACTED, anyoneOwes, owes, SETTLING, seatAt } from "./furniture";
import { mostOf, stepsOf } from "./judge";
import {
  BITSET_WORDS,
  countAt,
  NOWHERE,
  ofSeat,
  type Piece,
  popcount,
  regionWord,
  type Seat,
  type Table,
  UNSEEN,
  unknownFaces,
  whereIs,
  wordAt,
} from "./table";

/** Whether a card is in a seat's hand, as far as can be known here. */
export function holds(table: Table, seat: Seat, card: Piece): Answer {
  const hand = ofSeat(table.rulebook.hands, seat);
  const place = whereIs(table, card);
  if (card !== UNSEEN && place === hand) return YES;
  if (place !== NOWHERE && card !== UNSEEN) return NO;
  return countAt(table, hand) > knownInHand(table, seat) ? UNKNOWN : NO;
}

/** The lowest of some cards, given as a bitset, that is known to be in a seat's hand; UNSEEN if none is. */
export function heldCopy(table: Table, seat: Seat, cards: Int32Array): Piece {
  const region = ofSeat(table.rulebook.handRegions, seat);
  for (let word = 0; word < BITSET_WORDS; word++) {
    const bits = regionWord(table, region, word) & wordAt(cards, word);
    if (bits !== 0) return word * 32 + 31 - Math.clz32(bits & -bits);
  }
  return UNSEEN;
}

/** How many cards of a hand are known by name here. */
export function knownInHand(table: Table, seat: Seat): number {
  const region = ofSeat(table.rulebook.handRegions, seat);
  let known = 0;
  for (let word = 0; word < BITSET_WORDS; word++) known += popcount(regionWord(table, region, word));
  return known;
}

/** How many cards of a hand may be discarded: at least, and at most. */
export function discardable(table: Table, seat: Seat): { readonly least: number; readonly most: number } {
  const { rulebook } = table;
  const held = countAt(table, ofSeat(rulebook.hands, seat));
  if (!rulebook.anyKept) return { least: held, most: held };
  const region = ofSeat(rulebook.handRegions, seat);
  let known = 0;
  let kept = 0;
  for (let word = 0; word < BITSET_WORDS; word++) {
    const bits = regionWord(table, region, word);
    known += popcount(bits);
    kept += popcount(bits & wordAt(rulebook.keptBits, word));
  }
  const most = held - kept;
  return { least: held === known ? most : most - hiddenKept(table, seat), most };
}

/** How many hidden cards of a hand may be cards that must be kept. */
export function hiddenKept(table: Table, seat: Seat): number {
  const hidden = hiddenInHand(table, seat);
  return hidden === 0 ? 0 : Math.min(hidden, keptElsewhere(table));
}

/** How many cards of a hand nobody here knows by name. */
function hiddenInHand(table: Table, seat: Seat): number {
  return countAt(table, ofSeat(table.rulebook.hands, seat)) - knownInHand(table, seat);
}

/** Kept cards whose place is not known here. */
function keptElsewhere(table: Table): number {
  let unseen = 0;
  table.rulebook.pieces.forEach((spec, piece) => {
    if (spec.kept && whereIs(table, piece) === NOWHERE) unseen++;
  });
  return unseen;
}

/** Whether a hand can give a number of cards besides the one played. */
export function canGive(table: Table, seat: Seat, count: number, beside: Piece): Answer {
  const { rulebook } = table;
  if (!rulebook.anyKept) {
    const left = countAt(table, ofSeat(rulebook.hands, seat)) - (beside === UNSEEN ? 0 : 1);
    return left >= count ? YES : NO;
  }
  const { least, most } = discardable(table, seat);
  const aside = beside !== UNSEEN && rulebook.pieces[beside]?.kept === undefined ? 1 : 0;
  return least - aside >= count ? YES : most - aside >= count ? UNKNOWN : NO;
}

/**
 * Whether the cards that an act gives are different cards of the acting hand, none of which must be kept. Which hidden
 * cards are given does not matter, as long as the hand has so many.
 */
export function giftHolds(table: Table, act: Act): Answer {
  let answer: Answer = YES;
  const most = hiddenInHand(table, act.seat);
  // Only its holder can tell whether the card played is one of the hidden cards.
  const played = most > 0 && act.card !== UNSEEN && whereIs(table, act.card) === NOWHERE ? 1 : 0;
  let hidden = 0;
  act.cards.forEach((card, index) => {
    const repeated = card !== UNSEEN && (card === act.card || act.cards.indexOf(card) !== index);
    const kept = table.rulebook.pieces[card]?.kept !== undefined;
    if (card === UNSEEN || whereIs(table, card) === NOWHERE) hidden++;
    const held = repeated || kept ? NO : card === UNSEEN ? YES : holds(table, act.seat, card);
    if (held < answer) answer = held;
  });
  if (act.cards.length === 0) return answer;
  if (hidden > most) return NO;
  return hidden + played > most && answer === YES ? UNKNOWN : answer;
}

/** The first card of an act that its seat cannot give, by name. */
export function wrongGift(table: Table, act: Act): string {
  const wrong = act.cards.find((card) => giftHolds(table, { ...act, cards: [card] }) === NO);
  const again = act.cards.find((card, index) => act.cards.indexOf(card) !== index);
  return table.rulebook.pieceName(wrong ?? again ?? UNSEEN);
}

export interface PayingClauses {
  /** The clause that a card is played or given from a seat's own hand. */
  readonly hand: ClauseId;
  /** The clause that the price is paid from the cards left. */
  readonly pay: ClauseId;
}

/** The rule that the card played is in the acting hand. */
export function ofOwnHand({ hand }: PayingClauses, on: readonly ActType[]): Rule {
  return {
    clause: hand,
    on,
    rank: 20,
    about: "hand",
    asked: "honoured",
    slip: null,
    test: (table, act) => holds(table, act.seat, act.card),
    tell: (table, act) => ({ card: table.rulebook.pieceName(act.card) }),
  };
}

/** The rules of acts that play a card from the hand at no price: no card is given along. */
export const freeRules = (clauses: PayingClauses, on: readonly ActType[]): Rule[] => [
  ofOwnHand(clauses, on),
  exactlyPaid(clauses.pay, on),
];

/** The rules that every act played from the hand at a price shares. */
export function payingRules(clauses: PayingClauses, on: readonly ActType[]): Rule[] {
  return [
    ofOwnHand(clauses, on),
    {
      clause: clauses.pay,
      on,
      rank: 60,
      about: "pay",
      asked: "paid",
      slip: "lies",
      test: (table, act, price) => {
        if (act.card !== UNSEEN) return canPay(table, act, price, act.card);
        const { hands } = table.rulebook;
        return act.cards.length < countAt(table, ofSeat(hands, act.seat)) ? UNKNOWN : NO;
      },
      tell: (table, act, price) => ({
        need: price,
        have: Math.max(0, discardable(table, act.seat).most - 1),
      }),
    },
    exactlyPaid(clauses.pay, on),
  ];
}

/**
 * The rules that acts at a price share when they play no card from the hand.
 * @param exactly the clause for how many cards are given, where that is not `pay` itself
 */
export function priceRules(pay: ClauseId, on: readonly ActType[], exactly = pay): Rule[] {
  return [
    {
      clause: pay,
      on,
      rank: 60,
      about: "pay",
      asked: "paid",
      slip: "lies",
      test: (table, act, price) => canPay(table, act, price, UNSEEN),
      tell: (table, act, price) => ({ need: price, have: discardable(table, act.seat).most }),
    },
    ...(exactly === pay ? [exactlyPaid(pay, on)] : [asMany(exactly, on), ofTheHand(pay, on)]),
  ];
}

/** The rule that as many cards are given as the act costs, whichever they are. */
function asMany(clause: ClauseId, on: readonly ActType[]): Rule {
  return {
    clause,
    on,
    rank: 61,
    about: null,
    asked: "choice",
    slip: null,
    test: (_table, act, price) => (act.cards.length === 0 || act.cards.length === price ? YES : NO),
    tell: (_table, act, price) => ({ need: price, given: act.cards.length }),
  };
}

/** The rule that the cards given are in the acting hand. */
function ofTheHand(clause: ClauseId, on: readonly ActType[]): Rule {
  return {
    clause,
    on,
    rank: 61,
    about: "pay",
    asked: "choice",
    slip: "lies",
    test: (table, act) => giftHolds(table, act),
    tell: (table, act) => ({ need: act.cards.length, given: act.cards.length, wrong: wrongGift(table, act) }),
  };
}

/** Whether a hand can pay a price; unknown where it can pay the least that this may be, but perhaps not the most. */
function canPay(table: Table, act: Act, least: number, beside: Piece): Answer {
  const most = unknownFaces(table) === 0 ? least : mostOf(table, act);
  if (most === 0) return YES;
  const pays = least === 0 ? YES : canGive(table, act.seat, least, beside);
  return pays === NO || most === least || canGive(table, act.seat, most, beside) === YES ? pays : UNKNOWN;
}

/** The rule that cards given along with an act are its whole price, from the acting hand; giving none leaves a debt. */
function exactlyPaid(clause: ClauseId, on: readonly ActType[]): Rule {
  return {
    clause,
    on,
    rank: 61,
    about: "pay",
    asked: "choice",
    slip: "lies",
    test: (table, act, price) => {
      const given = act.cards.length;
      if (given === 0) return YES;
      if (given === price) return giftHolds(table, act);
      return given > price && given <= mostOf(table, act) && giftHolds(table, act) !== NO ? UNKNOWN : NO;
    },
    tell: (table, act, price) => ({ need: price, given: act.cards.length, wrong: wrongGift(table, act) }),
  };
}

/** Moves the cards that an act gives to the discards, and puts what is still to pay on the tray. */
export function settlePrice(
  game: Game,
  act: Act,
  price: number,
  clauses: PayingClauses,
  cost: ClauseId,
): void {
  const { rulebook } = game.table;
  const { hands, discards, turn } = rulebook;
  for (const card of act.cards) {
    game.emit(card, ofSeat(hands, act.seat), ofSeat(discards, act.seat), clauses.pay);
  }
  for (let owed = act.cards.length; owed < price; owed++) putToll(game, ofSeat(turn.trays, act.seat), cost);
}

/** Moves one token from the bank to a tray or another place of debts; does nothing once the bank is empty. */
export function putToll(game: Game, to: number, clause: ClauseId): void {
  const { bank } = game.table.rulebook.turn;
  const toll = tollAt(game.table, bank);
  if (toll !== UNSEEN) game.emit(toll, bank, to, clause);
}

/** The lowest-numbered toll token at a place. */
export function tollAt(table: Table, place: number): Piece {
  for (const toll of table.rulebook.copies("toll")) if (whereIs(table, toll) === place) return toll;
  return UNSEEN;
}

/** How many cards of its pile a seat may give unseen, besides its hand, once so many are drawn from the pile. */
export function givenUnseen(table: Table, seat: Seat, drawn: number): number {
  let cards = 0;
  for (const unseen of table.rulebook.unseen) cards += unseen(table, seat, drawn);
  return cards;
}

/** The problems of a position where seats owe more cards than they can give. */
export function owedTooMuch(table: Table): readonly Problem[] {
  if (!anyoneOwes(table)) return [];
  const { hands, seats } = table.rulebook;
  const next = stepsOf(table).find(({ due }) => due(table))?.name;
  const settles = seatAt(table, SETTLING) >= 0;
  // A solo player owes the cards for a Start while more are still drawn for it.
  if (settles && seats === 1 && next !== GIVE) return [];
  // Cards that no hand has are waived first.
  const spared = next === "waive" ? seatAt(table, ACTED) : -1;
  return hands.flatMap((_hand, seat) => {
    const most = discardable(table, seat).most + (settles ? givenUnseen(table, seat, 0) : 0);
    return seat === spared || owes(table, seat) <= most
      ? []
      : [{ at: 0, what: "position.many", with: { word: "toll", most } }];
  });
}

const GIVE = "give";

/**
 * The act by which a seat gives the cards it owes, and the steps that ask for them.
 * @param price the clause by which prices are paid; debts with no other known reason are owed by it too
 * @param others other reasons for debts, in any order
 */
export function giving(
  price: ClauseId,
  others: readonly Debt[],
): { act: ActSpec; rules: Rule[]; steps: Step[] } {
  const debts = [...others].sort((a, b) => clauseIndex(a.clause) - clauseIndex(b.clause));
  const reasonOf = (table: Table, seat: Seat): ClauseId | undefined => {
    for (const debt of debts) if (debt.due(table, seat)) return debt.clause;
    return seatAt(table, ACTED) >= 0 || anyoneOwes(table) ? price : undefined;
  };
  const clauses = [price, ...debts.map(({ clause }) => clause)];
  return {
    act: {
      type: "give",
      during: GIVE,
      each: true,
      clause: price,
      targets: null,
      complete: null,
      traits: ["gives", "settles"],
      offers: (_table, _seat, list) => list.add("give", UNSEEN, NOWHERE),
      chooses: owes,
      slips: (table, act) => act.cards.length > 0 && act.cards.length <= owes(table, act.seat),
      does: (game, act) => {
        const { hands, discards, turn } = game.table.rulebook;
        const tray = ofSeat(turn.trays, act.seat);
        const clause = reasonOf(game.table, act.seat) ?? price;
        for (const card of act.cards) {
          game.emit(card, ofSeat(hands, act.seat), ofSeat(discards, act.seat), clause);
          game.emit(tollAt(game.table, tray), tray, turn.bank, clause);
        }
      },
    },
    rules: clauses.map((clause): Rule => {
      return {
        clause,
        on: ["give"],
        rank: 61,
        about: null,
        asked: "choice",
        slip: "lies",
        test: (table, act) => {
          if (reasonOf(table, act.seat) !== clause) return YES;
          return act.cards.length === owes(table, act.seat) ? giftHolds(table, act) : NO;
        },
        tell: (table, act) => ({
          need: owes(table, act.seat),
          given: act.cards.length,
          wrong: wrongGift(table, act),
        }),
      };
    }),
    steps: clauses.map((clause): Step => {
      const asks = (table: Table, seat: Seat): boolean =>
        owes(table, seat) > 0 && reasonOf(table, seat) === clause;
      return {
        name: GIVE,
        clause,
        rank: 50,
        when: "pending",
        due: (table) => {
          for (let seat = 0; seat < table.rulebook.seats; seat++) if (asks(table, seat)) return true;
          return false;
        },
        asks,
      };
    }),
  };
}

/** The rule and the act of discarding two cards instead of playing one. */
export function discardingTwo(
  clause: ClauseId,
  after: (game: Game, seat: Seat) => void,
): { act: ActSpec; rules: Rule[] } {
  return {
    act: {
      type: "discard",
      during: "act",
      clause,
      each: false,
      targets: null,
      complete: null,
      traits: ["action", "gives"],
      offers: (_table, _seat, list) => list.add("discard", UNSEEN, NOWHERE),
      chooses: () => 2,
      slips: (_table, act) => act.cards.length > 0,
      does: (game, act) => {
        const { hands, discards } = game.table.rulebook;
        for (const card of act.cards) {
          game.emit(card, ofSeat(hands, act.seat), ofSeat(discards, act.seat), clause);
        }
        after(game, act.seat);
      },
    },
    rules: [
      {
        clause,
        on: ["discard"],
        rank: 30,
        about: "gift",
        asked: "seat",
        slip: "lies",
        test: (table, act) => canGive(table, act.seat, 2, UNSEEN),
        tell: (table, act) => ({ need: 2, have: discardable(table, act.seat).most }),
      },
      {
        clause,
        on: ["discard"],
        rank: 61,
        about: "gift",
        asked: "choice",
        slip: "lies",
        test: (table, act) => (act.cards.length === 2 ? giftHolds(table, act) : NO),
        tell: (table, act) => ({ need: 2, given: act.cards.length, wrong: wrongGift(table, act) }),
      },
    ],
  };
}
