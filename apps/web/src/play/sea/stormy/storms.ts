/** The Storms in play, the Compasses, and who has kept theirs. */
import { cardsAt, countAt, hand, type Place, type Seat, type Table, whereIs } from "@stillwater/engine";
import type { Storm } from "@stillwater/ui/stormy";
import { stormAt, stormPlaces } from "@/game/council";

export interface StormInPlay {
  readonly place: Place;
  readonly storm: Storm;
  /** Whom it lies before, or null beside a row. */
  readonly seat: Seat | null;
  /** The row it lies beside, from 1. */
  readonly row: number | null;
  /** Drawn, but not yet in effect. */
  readonly pending: boolean;
  /** How many lie at this place. */
  readonly count: number;
}

const KINDS: Readonly<Record<string, Storm>> = {
  "storm:yellow": "yellow",
  "storm:purple": "purple",
  "storm:orange": "orange",
};

export function stormsOf(table: Table): readonly StormInPlay[] {
  if (table.rulebook.actOf.compass?.spec.during !== "any") return [];
  return stormPlaces(table).map((place): StormInPlay => {
    const [, kind = "", number = ""] = /^(\w+):(\d+)$/.exec(table.rulebook.placeName(place)) ?? [];
    const cards = cardsAt(table, place).filter((card) => table.rulebook.pieceName(card).startsWith("storm:"));
    return {
      place,
      storm: KINDS[table.rulebook.pieceName(stormAt(table, place))] ?? "yellow",
      seat: kind === "row" ? null : Number(number) - 1,
      row: kind === "row" ? Number(number) : null,
      pending: kind === "drawn" || kind === "shedding",
      count: cards.length,
    };
  });
}

/** The Storm that was just drawn, while the crew may still stop it. */
export function drawnStorm(table: Table): StormInPlay | undefined {
  return stormsOf(table).find(({ place }) => table.rulebook.placeName(place).startsWith("drawn:"));
}

export interface Rack {
  readonly held: number;
  readonly spent: number;
}

/** The team's Compasses; null where there are none in the game. */
export function rackOf(table: Table): Rack | null {
  const { rulebook } = table;
  if (rulebook.actOf.compass?.spec.during !== "any") return null;
  const held = countAt(table, rulebook.place("team"));
  const left = countAt(table, rulebook.place("compasses"));
  return { held, spent: rulebook.copies("compass").length - held - left };
}

/** Seats that have said they keep the Compasses while a Storm is fresh. */
export function keepers(table: Table): readonly Seat[] {
  return table.rulebook.hands.flatMap((_hand, seat) => {
    const token = table.rulebook.copies(`pass:${seat + 1}`)[0] ?? 0;
    return token !== 0 && table.rulebook.placeName(whereIs(table, token)) === "passed" ? [seat] : [];
  });
}

/** What a seat could spend on a Storm: a Compass of the team, or else a Wild of its own; 0 for nothing. */
export function spendable(table: Table, seat: Seat): number {
  if ((rackOf(table)?.held ?? 0) > 0) return table.rulebook.copies("compass")[0] ?? 0;
  return hand(table, seat).find((card) => table.rulebook.pieceName(card) === "wild") ?? 0;
}
