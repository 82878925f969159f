/** Proofs that a table can be won no more. Each holds for every way to play on, or says nothing. */
import {
  cardsAt,
  closed,
  countAt,
  NOWHERE,
  outcome,
  owes,
  type Piece,
  type Table,
  turnOf,
} from "@stillwater/engine";
import type { Bound } from "../modules/shapes";
import { soundBounds } from "../modules/terms";
import type { Position } from "../position";
import { mountainNeeds } from "./mountain";
import { seaNeeds } from "./sea";
import { startComesTooLate } from "./start";
import { lasts, type SeatCards } from "./turns";

/** The seat whose turn comes next. */
function nextSeat(table: Table): number {
  const turn = turnOf(table);
  if (turn === undefined) return 0;
  return turn.stage === "helm" || turn.stage === "dawn" ? turn.seat : (turn.seat + 1) % table.rulebook.seats;
}

/** The cards that can still be played, seat by seat: those of its hand and of its pile. */
function cardsOf(table: Table): readonly (readonly Piece[])[] {
  const { hands, piles } = table.rulebook;
  return hands.map((place, seat) => [...cardsAt(table, place), ...cardsAt(table, piles[seat] ?? NOWHERE)]);
}

/** Why a table with all its cards known can be won no more; undefined where none of the bounds can tell. */
export function provenLost(position: Position): Bound | undefined {
  const { table } = position;
  const sound = soundBounds(table.rulebook);
  if (sound.size === 0 || outcome(table) !== "playing") return undefined;
  if (sound.has("spaces") && closed(table).length > 0) return "spaces";
  const cards = cardsOf(table);
  const needs = (table.rulebook.game === "sea" ? seaNeeds : mountainNeeds)(table, cards.flat());
  if (sound.has("end") && !cards.flat().some(needs.ends)) return "end";
  const pot = table.rulebook.places.findIndex(({ name }) => name === "pot");
  const seats = cards.map((own, seat): SeatCards => {
    return {
      cards: own.length - owes(table, seat),
      useful: own.filter(needs.isUseful).length,
      idle: own.filter(needs.isIdle).length,
      ends: own.some(needs.ends),
    };
  });
  const gifts = needs.gifts + (pot > 0 ? countAt(table, pot) : 0);
  const all = seats.reduce((sum, seat) => sum + seat.cards, 0);
  if (sound.has("cards") && all < needs.plays + gifts) return "cards";
  const work = { plays: needs.plays, gifts, next: nextSeat(table) };
  if (sound.has("turns") && !needs.rests && !lasts(seats, work)) return "turns";
  return sound.has("start") && startComesTooLate(position) ? "start" : undefined;
}
