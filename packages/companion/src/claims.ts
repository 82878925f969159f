/** What an entry claims: a moment of the game, a space, a card. Of several claims to one of those, only one can be true. */
import { type Act, namedPlace, type Rulebook, readAct, writeAct } from "@stillwater/engine";
import type { EntryOf, Statement } from "./entry";
import { textOf } from "./text";

/** A thing of which there is only one, and what an entry says about it. */
export interface Claim {
  readonly about: string;
  readonly value: string;
  /** Whether it is said only once: a later entry by somebody who knew this one replaces it. */
  readonly once: boolean;
}

/** An entry as the table understands it. */
export interface Meaning {
  /** Entries with an equal value mean the same and count as one. */
  readonly same: string;
  readonly claims: readonly Claim[];
  /** For a step of the game: its name, by which questions refer to it. */
  readonly slot?: string;
  readonly act?: Act;
}

export const BEGIN = "begin";
/** The step of acts that anybody may do at any time. */
const ANY = "any";

/** Reads the act of an entry; undefined if this game has no such act. */
function actOf(rulebook: Rulebook, entry: EntryOf<"act">): Act | undefined {
  const read = readAct(rulebook, entry.act, entry.seat);
  return read.ok ? asSeen(read.value) : undefined;
}

/** Hides the cards that are given face down: nobody may know them. */
export function asSeen(act: Act): Act {
  return { ...act, cards: act.cards.map(() => 0) };
}

/** Whether an act may be done out of turn. */
export function isAnytime(rulebook: Rulebook, act: Act): boolean {
  return rulebook.actOf[act.type]?.spec.during === ANY;
}

/** The moment of an act within its turn: one action, one move of the Rocks, one gift of each seat, at any time or when asked. */
export function momentOf(rulebook: Rulebook, act: Act): string {
  const { during = "act", each = false } = rulebook.actOf[act.type]?.spec ?? {};
  if (each) return `${during}/${act.type}/${act.seat + 1}`;
  return during === ANY ? `${ANY}/${rulebook.placeName(act.to)}` : during;
}

const told = (of: string, nth: number): string => `told:${of}/${nth}`;

/** What an entry means at a table with this rulebook; undefined if it says nothing about the table or cannot be read. */
export function meaningOf(rulebook: Rulebook, entry: Statement): Meaning | undefined {
  if (entry.kind === "act") return meaningOfAct(rulebook, entry);
  if (entry.kind === "told") {
    const { of, nth, words } = entry;
    const claims = words.map((value, index) => ({ about: told(of, nth + index), value, once: true }));
    return { same: textOf(["told", of, nth, words]), claims };
  }
  if (entry.kind !== "correct") return undefined;
  const { turn, cells = {}, at = {}, seat } = entry;
  const slot = textOf(["correct", turn, cells, at, seat]);
  return { same: slot, slot, claims: corrected(rulebook, cells, at, seat) };
}

function corrected(
  rulebook: Rulebook,
  cells: Readonly<Record<string, string>>,
  at: Readonly<Record<string, unknown>>,
  seat: number | undefined,
): readonly Claim[] {
  const claim = (about: string, value: string): Claim => ({ about, value, once: false });
  return [
    ...Object.entries(cells).map(([cell, card]) => claim(`cell:${cell}`, card)),
    ...Object.entries(cells).flatMap(([cell, card]) =>
      rulebook.copies(card).length === 1 ? [claim(`card:${card}`, cell)] : [],
    ),
    ...Object.entries(at).map(([place, stack]) => claim(`place:${place}`, textOf(stack))),
    ...(seat === undefined ? [] : [claim("seat", String(seat))]),
  ];
}

function meaningOfAct(rulebook: Rulebook, entry: EntryOf<"act">): Meaning | undefined {
  const act = actOf(rulebook, entry);
  if (!act) return undefined;
  const slot = `${entry.turn}/${momentOf(rulebook, act)}/${entry.nth}`;
  const text = `${act.seat + 1}: ${writeAct(rulebook, act)}`;
  const claims: Claim[] = [{ about: `turn:${slot}`, value: text, once: true }];
  const card = rulebook.pieceName(act.card);
  const place = rulebook.placeName(act.to);
  const lays = act.card !== 0 && (rulebook.cells.includes(act.to) || namedPlace(place)?.kind === "berth");
  const strikes = rulebook.actOf[act.type]?.spec.traits?.includes("strikes");
  const cell = rulebook.cells.includes(act.to) ? `cell:${place}` : place;
  if (act.to !== 0 && (lays || rulebook.cells.includes(act.to)))
    claims.push({ about: cell, value: lays && !strikes ? card : act.type, once: false });
  if (lays && rulebook.copies(card).length === 1)
    claims.push({ about: `card:${card}`, value: place, once: false });
  return { same: textOf([slot, text]), claims, slot, act };
}
