/** Proofs that a table can no longer be won. Each one either holds for every way to play on, or makes no statement. */
import { countAt, outcome, owes, playsNext, type Rulebook, type Table } from "@stillwater/engine";
import type { Bound } from "../modules/shapes";
import { soundBounds } from "../modules/terms";
import type { Position } from "../position";
import { mountainNeeds } from "./mountain";
import { seaNeeds } from "./sea";
import { startComesTooLate } from "./start";
import { lasts } from "./turns";

const NEEDS = { sea: seaNeeds, mountain: mountainNeeds } as const;

/** Why a table with all its cards known can no longer be won; undefined if none of the bounds proves it. */
export function provenLost(position: Position): Bound | undefined {
  const { table } = position;
  const { rulebook } = table;
  const sound = soundBounds(rulebook);
  const next = playsNext(table);
  if (sound.size === 0 || next === undefined || outcome(table) !== "playing") return undefined;
  const needs = NEEDS[rulebook.game](table);
  if (sound.has("end") && !needs.seats.some(({ ends }) => ends)) return "end";
  const seats = needs.seats.map((own, seat) => ({ ...own, cards: own.cards - owes(table, seat) }));
  const all = seats.reduce((sum, { cards }) => sum + cards, 0);
  const owed = potOf(table);
  /** Whether giving this many cards is too much, if this many sparing cards are played (such as Bridges). */
  const lacks = (gifts: number, sparing?: number): Bound | undefined => {
    if (sound.has("cards") && all < needs.plays + (sparing ?? 0) + gifts) return "cards";
    const idles = sparing ?? Number.POSITIVE_INFINITY;
    const work = { plays: needs.plays, gifts, next, sparing: idles, spared: needs.spared + idles };
    return sound.has("turns") && !needs.rests && !lasts(seats, work) ? "turns" : undefined;
  };
  const lacking = lacks(owed);
  if (lacking !== undefined) return lacking;
  if (sound.has("spaces") && !needs.filled()) return "spaces";
  const least = needs.gifts();
  const tooDear = least.map((gifts, sparing) => lacks(gifts + owed, sparing));
  const [reason] = tooDear;
  if (reason !== undefined && tooDear.every((one) => one !== undefined)) return reason;
  if (sound.has("spaces") && sound.has("cards") && least.length > 0) {
    const most = least.map((gifts, sparing) => {
      let given = tooDear[sparing] === undefined ? gifts : -1;
      while (given >= 0 && given < all && lacks(given + 1 + owed, sparing) === undefined) given++;
      return given;
    });
    if (!needs.fillsFor(most)) return "cards";
  }
  return sound.has("start") && startComesTooLate(position) ? "start" : undefined;
}

const pots = new WeakMap<Rulebook, number>();

/** How many cards the crew still has to give together. */
function potOf(table: Table): number {
  const { rulebook } = table;
  const pot = pots.get(rulebook) ?? rulebook.places.findIndex(({ name }) => name === "pot");
  pots.set(rulebook, pot);
  return pot > 0 ? countAt(table, pot) : 0;
}
