/**
 * What all four variants share with the standard game, written from the digest only: whose turn it is, what is in a hand,
 * order and cost along a line of cells, and paying. Slow and plain on purpose, sharing nothing with the engine.
 */
import { type Line, plainName } from "./line";

/** An attempt in words: cards and cells by their names, seats from 0. */
export interface Try {
  readonly type: string;
  readonly seat: number;
  readonly card: string;
  readonly at: string;
  readonly cards: readonly string[];
  /** The number that a Wild is named, or the numbers that are said. */
  readonly numbers: readonly number[];
}

export interface Crew {
  players: number;
  strict: boolean;
  hands: string[][];
  piles: string[][];
  discards: string[][];
  /** Cards each seat must give now. */
  owed: number[];
  phase: "act" | "pledge" | "give" | "won" | "lost";
  /** Whose turn it is; nobody's once it is over. */
  turn: number;
}

export function readCrew(line: Line): Crew {
  const seats = Array.from({ length: line.players }, (_, index) => index + 1);
  const lies = (kind: string): string[][] => seats.map((seat) => line.at(`${kind}:${seat}`).map(plainName));
  const turn = (stage: string): number => seats.findIndex((seat) => line.at(`${stage}:${seat}`).length > 0);
  const over = line.at("won").length > 0 ? "won" : line.at("lost").length > 0 ? "lost" : undefined;
  const owed = lies("tray").map((tolls) => tolls.length);
  const talks = turn("settling") >= 0 && line.at("pot").length > 0;
  return {
    players: line.players,
    strict: line.words.includes("strict"),
    hands: lies("hand"),
    piles: lies("pile"),
    discards: lies("discard"),
    owed,
    phase: over ?? (talks ? "pledge" : owed.some((count) => count > 0) ? "give" : "act"),
    turn: over ? -1 : Math.max(turn("helm"), turn("acted"), turn("settling")),
  };
}

/** Whether the cards are different cards of a hand, without the one that is being played. */
function areIn(hand: readonly string[], cards: readonly string[], beside = ""): boolean {
  const left = [...hand];
  if (left.includes(beside)) left.splice(left.indexOf(beside), 1);
  for (const card of cards) {
    const index = left.indexOf(card);
    if (index < 0) return false;
    left.splice(index, 1);
  }
  return true;
}

/** The number on a card; 0 unless it is an Island. */
export const numberOn = (card: string): number => (/^\d+$/.test(card) ? Number(card) : 0);

/**
 * T.place.ascending along a line of cells, 0 where nothing lies: earlier cards are lower, later ones higher. A card
 * without a number is never in order.
 */
export function ascends(cells: readonly number[], card: number, cell: number): boolean {
  if (card === 0) return false;
  return cells.every((lies, other) => {
    if (lies === 0 || lies === card || other === cell) return true;
    return other < cell ? lies < card : lies > card;
  });
}

/** T.place.cost along a line of cells: the smaller difference from the cards just before and after. */
export function cost(cells: readonly number[], card: number, cell: number): number {
  const differences: number[] = [];
  for (const beside of [cells[cell - 1], cells[cell + 1]])
    if (beside !== undefined && beside > 0) differences.push(Math.abs(card - beside));
  return differences.length === 0 ? 0 : Math.min(...differences);
}

/** Acts that make up a seat's whole turn. */
const TURNS = ["lay", "start", "finish", "discard", "compass", "turn", "swap", "pass", "stuck"];
/** Acts by which one named card leaves the hand. */
const PLAYS = ["lay", "start", "finish", "compass"];

/** The clauses of the standard game that forbid an act, apart from those about places. */
export function standardRefusals(crew: Crew, act: Try, price: number): string[] {
  const no: string[] = [];
  const hand = crew.hands[act.seat]!;
  const isTurn = TURNS.includes(act.type);
  const plays = PLAYS.includes(act.type);

  if (crew.phase === "won") no.push("T.end.win");
  if (crew.phase === "lost") no.push("T.end.lose");
  if (isTurn && !(crew.phase === "act" && crew.turn === act.seat)) no.push("T.turn.action");
  if (act.type === "give" && !(crew.phase === "give" && crew.owed[act.seat]! > 0)) no.push("T.turn.action");
  if (isTurn && act.type !== "stuck" && crew.strict && hand.length <= 1) no.push("T.end.last-card");
  if (plays && !hand.includes(act.card)) no.push("T.turn.hand");
  if (act.type === "discard" && (act.cards.length !== 2 || !areIn(hand, act.cards)))
    no.push("T.turn.discard-two");
  if (act.type === "lay" || act.type === "turn") {
    const left = plays ? hand.length - 1 : hand.length;
    if (price > 0 && price > left) no.push("T.place.pay");
    else if (act.type === "lay" && act.cards.length > 0 && act.cards.length !== price) no.push("T.place.pay");
    else if (!areIn(hand, act.cards, plays ? act.card : "")) no.push("T.place.pay");
  }
  if (act.type === "turn" && act.cards.length > 0 && act.cards.length !== price) no.push("T.night.rotate");
  return no;
}

/** Whether a seat pays what it owes for a placement wrongly. */
export function misPaid(crew: Crew, act: Try): boolean {
  return act.cards.length !== crew.owed[act.seat] || !areIn(crew.hands[act.seat]!, act.cards);
}
