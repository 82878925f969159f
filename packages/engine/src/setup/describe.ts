/** Describes a table as a setup: what a person would have to enter to get it. */
import { turnOf } from "../kernel/furniture";
import type { Rulebook } from "../kernel/rulebook";
import { mask, sees, unseenAt } from "../kernel/sight";
import {
  cardsAt,
  countAt,
  EVERYTHING,
  isUnknownFace,
  NOWHERE,
  type Piece,
  type Place,
  SPECTATOR,
  type Table,
  topOf,
  UNSEEN,
  whereIs,
} from "../kernel/table";
import { type ModuleSetup, SETUP_PARTS } from "../modules/setups";
import { pieceText } from "../notation/fact";
import { ordinaryDeal } from "./ordinary";
import type { ToldSoFar } from "./part";
import type { Setup, Stack } from "./setup";

const PARTS = Object.values(SETUP_PARTS).flatMap((part) => part ?? []);

/** Pieces whose place is always told. */
const ALWAYS: ReadonlySet<string> = new Set(PARTS.flatMap(({ always }) => always));

/**
 * The setup of a table, as its viewer knows it (or a spectator, where all is known): `setUp(setupOf(table))` gives the
 * table back. To correct something, change the object and set it up again.
 */
export function setupOf(table: Table): Setup {
  if (table.viewer === EVERYTHING) return setupOf(mask(table, SPECTATOR));
  const { rulebook, viewer } = table;
  const turn = turnOf(table);
  const base = ordinaryDeal(rulebook, viewer, turn?.stage === "dawn" ? turn.seat : undefined);
  // A broken seal is told by its empty place, not by where it lies.
  const seals = rulebook.hands.flatMap((_hand, seat) => rulebook.copies(`seal:${seat + 1}`));
  const broken = seals.filter((seal) => !isSeal(rulebook, whereIs(table, seal)));
  const told: ToldSoFar = { pieces: new Set([rulebook.turn.marker, ...broken]), places: new Set() };
  const over = (["won", "lost"] as const).find((name) => countAt(table, rulebook.place(name)) > 0);
  const cells = cellsOf(table, told);
  const fields: ModuleSetup = Object.assign({}, ...PARTS.map(({ tells }) => tells?.(table, told)));
  return {
    options: rulebook.code,
    ...(viewer === SPECTATOR ? {} : { viewer }),
    ...(turn ? { turn } : {}),
    ...(over ? { over } : {}),
    cells,
    hands: rulebook.hands.map((place) => stackOf(table, place)),
    piles: rulebook.piles.map((place) => stackOf(table, place)),
    discards: rulebook.discards.map((place) => stackOf(table, place)),
    ...fields,
    at: restOf(table, base, told),
  };
}

function named(table: Table, place: Place): string[] {
  return cardsAt(table, place).map((piece) => pieceText(table.rulebook, piece));
}

/** The stack at a place: a count where no card is known by name. */
function stackOf(table: Table, place: Place): Stack {
  const known = named(table, place);
  const unseen = unseenAt(table, place);
  return known.length === 0 ? unseen : [...known, ...Array.from({ length: unseen }, () => "?")];
}

function cellsOf(table: Table, told: ToldSoFar): Readonly<Record<string, string>> {
  const { rulebook } = table;
  const found: Record<string, string> = {};
  for (const cell of rulebook.cells) {
    const card = topOf(table, cell);
    if (isUnknownFace(table, cell)) found[rulebook.placeName(cell)] = "?";
    if (card === UNSEEN) continue;
    told.pieces.add(card);
    const name = rulebook.standIns.includes(card) ? playedAs(table, card, told) : "";
    found[rulebook.placeName(cell)] = pieceText(rulebook, card) + name;
  }
  return found;
}

/** `=37` for a card that was named 37; otherwise empty. */
function playedAs(table: Table, card: Piece, told: ToldSoFar): string {
  const { rulebook } = table;
  const token = rulebook.copies(`name:${rulebook.standIns.indexOf(card) + 1}`)[0] ?? UNSEEN;
  const place = rulebook.placeName(whereIs(table, token));
  if (!place.startsWith("named:")) return "";
  told.pieces.add(token);
  return `=${place.slice("named:".length)}`;
}

/** Every other place whose contents differ from the ordinary deal. */
function restOf(table: Table, base: Table, told: ToldSoFar): Readonly<Record<string, Stack>> {
  const { rulebook } = table;
  const stacks = new Set([...rulebook.hands, ...rulebook.piles, ...rulebook.discards, ...rulebook.cells]);
  const found: Record<string, Stack> = {};
  for (let place = NOWHERE + 1; place <= rulebook.lastPlace; place++) {
    const name = rulebook.placeName(place);
    if (stacks.has(place) || told.places.has(place)) continue;
    if (!sees(rulebook, SPECTATOR, place)) {
      if (countAt(table, place) !== countAt(base, place) || cardsAt(table, place).length > 0)
        found[name] = stackOf(table, place);
      continue;
    }
    const come = cardsAt(table, place).filter(
      (piece) =>
        !told.pieces.has(piece) && (whereIs(base, piece) !== place || ALWAYS.has(rulebook.pieceName(piece))),
    );
    const unnamed = rulebook.places[place]?.unnamed ? unseenAt(table, place) : 0;
    if (come.length + unnamed > 0)
      found[name] = [
        ...come.map((piece) => pieceText(rulebook, piece)),
        ...Array.from({ length: unnamed }, () => "?"),
      ];
    // A place that the deal filled with a card nobody has named is told by being empty.
    else if (isSeal(rulebook, place) || (unseenAt(base, place) > 0 && countAt(table, place) === 0))
      found[name] = named(table, place);
  }
  return found;
}

/** Whether a place is that of a seal. What lies there is always told, since `setUp` would guess otherwise. */
function isSeal(rulebook: Rulebook, place: Place): boolean {
  return rulebook.placeName(place).startsWith("sealed:");
}
