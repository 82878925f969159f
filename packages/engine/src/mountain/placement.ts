/**
 * ASC 4a: the rules of placement, shared by everything that is put on the slope: cards played, Bridges, and cards that
 * a Campfire moves. A card goes on the next free place of a row if it rests on two cards, or covers a Bridge.
 */

import {
  type Act,
  type ActType,
  type Answer,
  type Evidence,
  type Game,
  NO,
  type Rule,
  UNKNOWN,
  YES,
} from "../kernel/chapter";
import { spot } from "../kernel/furniture";
import {
  firstOpen,
  isFilled,
  isUnknownFace,
  NOWHERE,
  openRun,
  type Piece,
  type Place,
  type Table,
  topOf,
  UNSEEN,
  unknownFaces,
  whereIs,
} from "../kernel/table";
import { ofUnknown } from "../kernel/unknown-faces";
import { colourOf, inColour, isAscent, leastNumberIn, numberOn } from "./cards";
import { bridgeCards, bridgeLies } from "./lying";
import { costOf, mostCostOf, type Placed, unknownBeside } from "./pricing";
import { FIRST_PLACE, firstOfRow, LAST_PLACE, lastOfRow, ledge, slopeRowOf, TOP_ROW } from "./slope";

const covered = spot("covered");

/** The index of the lowest bit that is set. */
export const lowest = (bits: number): number => 31 - Math.clz32(bits & -bits);

/** Which places of a row are free, the leftmost in the lowest bit; none where there is no such row. */
function freeInRow(table: Table, row: number): number {
  return row === 0 ? 0 : openRun(table, firstOfRow(row), lastOfRow(row));
}

/** The next free place of a row: the leftmost; NOWHERE when the row is full. */
function nextOfRow(table: Table, row: number): Place {
  return row === 0 ? NOWHERE : firstOpen(table, firstOfRow(row), lastOfRow(row));
}

/** Whether both cards below a place are there; row 1 rests on the ground. */
export function isSupported(table: Table, place: Place): boolean {
  const [left, right] = ledge(place).under;
  return left === NOWHERE || (isFilled(table, left) && isFilled(table, right));
}

/** The next free place of each row, if it rests on two cards or on the ground. */
export function nextPlaces(table: Table): ReadonlySet<Place> {
  const next = table.rulebook.rows.map((_row, index) => nextOfRow(table, index + 1));
  return new Set(next.filter((place) => place !== NOWHERE && isSupported(table, place)));
}

/** Whether a Bridge lies on a place; a card of unknown face may be one, unless it ends a row or all Bridges are seen. */
export function mayBeBridge(table: Table, place: Place): Answer {
  if (bridgeLies(table, place)) return YES;
  const { left, right } = ledge(place);
  const may = isUnknownFace(table, place) && left !== NOWHERE && right !== NOWHERE;
  return may && bridgeCards(table).some((card) => whereIs(table, card) === NOWHERE) ? UNKNOWN : NO;
}

/** Which places of a row hold a Bridge whose face is known, the leftmost in the lowest bit. */
function bridgesInRow(table: Table, row: number): number {
  let bits = 0;
  for (const bridge of bridgeCards(table)) {
    const place = whereIs(table, bridge);
    if (slopeRowOf(place) === row) bits |= 1 << (place - firstOfRow(row));
  }
  return bits;
}

/** Which places of a row hold a card that is not known to be a Bridge, the leftmost in the lowest bit. */
export function bearersInRow(table: Table, row: number): number {
  const all = (2 << (lastOfRow(row) - firstOfRow(row))) - 1;
  return all & ~freeInRow(table, row) & ~bridgesInRow(table, row);
}

/** Which places of a row hold or may hold a Bridge, the leftmost in the lowest bit. */
function coverableInRow(table: Table, row: number): number {
  const first = firstOfRow(row);
  const last = lastOfRow(row);
  let bits = bridgesInRow(table, row);
  if (unknownFaces(table) > 0)
    for (let place = first; place <= last; place++)
      if (mayBeBridge(table, place) !== NO) bits |= 1 << (place - first);
  return bits;
}

/** The rows where a Bridge lies or may lie: a bit for each. */
function rowsWithBridges(table: Table): number {
  if (unknownFaces(table) > 0) return -1;
  let rows = 0;
  for (const bridge of bridgeCards(table)) rows |= 1 << slopeRowOf(whereIs(table, bridge));
  return rows;
}

/** Where an Ascent card could go as far as place and support are concerned, from one row to another. */
export function openPlaces(table: Table, fromRow = 1, toRow: number = TOP_ROW): Place[] {
  const open: Place[] = [];
  const bridged = rowsWithBridges(table);
  let below = freeInRow(table, fromRow - 1);
  for (let row = fromRow; row <= toRow; row++) {
    const free = freeInRow(table, row);
    const places = (free & -free) | (((bridged >> row) & 1) === 1 ? coverableInRow(table, row) : 0);
    // Each place rests on two places of the row below.
    for (let bits = places & ~(below | (below >> 1)); bits !== 0; bits &= bits - 1)
      open.push(firstOfRow(row) + lowest(bits));
    below = free;
  }
  return open;
}

/** The side on which a card would lie beside its own colour. */
function clashSide(table: Table, card: Piece, place: Place): "left" | "right" | undefined {
  const colour = colourOf(card);
  const { left, right } = ledge(place);
  if (colour === 0) return undefined;
  if (left !== NOWHERE && colourOf(topOf(table, left)) === colour) return "left";
  return right !== NOWHERE && colourOf(topOf(table, right)) === colour ? "right" : undefined;
}

/** A neighbour of unknown face, which may have the colour of a card; NOWHERE if there is none. */
function unsureBeside(table: Table, card: Piece, place: Place): Place {
  const { left, right } = ledge(place);
  return colourOf(card) === 0 ? NOWHERE : unknownBeside(table, left, right);
}

/** Whether a card may go on an open place: by its colour, its number, and a price of at most `most`. */
export function mayStand(table: Table, card: Piece, place: Place, most: number): Answer {
  const stands =
    numberOn(card) >= leastNumberIn(slopeRowOf(place)) &&
    clashSide(table, card, place) === undefined &&
    costOf(table, card, place) <= most;
  if (!stands) return NO;
  if (unknownFaces(table) === 0) return YES;
  const sure =
    unsureBeside(table, card, place) === NOWHERE &&
    !isUnknownFace(table, place) &&
    mostCostOf(table, card, place) <= most;
  return sure ? YES : UNKNOWN;
}

/** A card laid on a Bridge takes its place; the Bridge is out of the game. */
export function uncover(game: Game, place: Place): void {
  const { table } = game;
  // A covered card of unknown face can only have been a Bridge.
  const bridge = isUnknownFace(table, place)
    ? bridgeCards(table).find((card) => whereIs(table, card) === NOWHERE)
    : bridgeLies(table, place)
      ? topOf(table, place)
      : undefined;
  if (bridge !== undefined) game.emit(bridge, place, covered(table), "A.bridge.cover");
}

/** The rules of rows and support, which Bridges keep too; only an Ascent card covers. */
export function standingRules(on: readonly ActType[], placed: Placed): Rule[] {
  /** Whether the card that an act puts down can cover a Bridge; a hidden card may be of any kind. */
  const covers = (table: Table, act: Act): Answer => {
    if (act.type === "bridge") return NO;
    const card = placed(table, act);
    if (card === UNSEEN) return act.type === "lay" ? UNKNOWN : YES;
    return isAscent(card) ? YES : NO;
  };
  /** Whether the card on a filled place is a Bridge that the act covers. */
  const onBridge = (table: Table, act: Act): Answer => {
    const bridge = mayBeBridge(table, act.to);
    const covering = covers(table, act);
    return bridge === NO || covering === NO ? NO : bridge === UNKNOWN ? UNKNOWN : covering;
  };
  return [
    {
      clause: "A.bridge.cover",
      on,
      rank: 30,
      about: "taken",
      asked: "honoured",
      slip: null,
      test: (table, act) => {
        return slopeRowOf(act.to) === 0 || !isFilled(table, act.to) ? YES : onBridge(table, act);
      },
      tell: (table, act) => told(table, act),
    },
    {
      clause: "A.place.row-full",
      on,
      rank: 31,
      about: null,
      asked: "honoured",
      slip: null,
      test: (table, act) => {
        const hasRoom = slopeRowOf(act.to) === 0 || nextOfRow(table, slopeRowOf(act.to)) !== NOWHERE;
        return hasRoom ? YES : onBridge(table, act);
      },
      tell: (table, act) => ({ row: slopeRowOf(act.to), ...unsure(table, act) }),
    },
    {
      clause: "A.place.next",
      on,
      rank: 35,
      about: "next",
      asked: "honoured",
      slip: "lies",
      test: (table, act) => {
        const row = slopeRowOf(act.to);
        if (row === 0) return NO;
        if (isFilled(table, act.to)) return onBridge(table, act);
        if (act.to !== nextOfRow(table, row)) return NO;
        return act.type === "bridge" ? YES : covers(table, act);
      },
      tell: (table, act) => {
        const next = slopeRowOf(act.to) === 0 ? NOWHERE : nextOfRow(table, slopeRowOf(act.to));
        return {
          ...told(table, act),
          ...(next === NOWHERE ? {} : { next: table.rulebook.placeName(next) }),
        };
      },
    },
    {
      clause: "A.place.support",
      on,
      rank: 36,
      about: null,
      asked: "honoured",
      slip: "lies",
      test: (table, act) => (isSupported(table, act.to) ? YES : NO),
      tell: (table, act) => {
        const missing = ledge(act.to).under.find((below) => below !== NOWHERE && !isFilled(table, below));
        return {
          at: table.rulebook.placeName(act.to),
          ...(missing === undefined ? {} : { missing: table.rulebook.placeName(missing) }),
        };
      },
    },
  ];
}

/** Evidence: the place of an act and what lies there. */
function told(table: Table, act: Act): Evidence {
  const { rulebook } = table;
  const lies = act.to >= FIRST_PLACE && act.to <= LAST_PLACE && isFilled(table, act.to);
  const card = lies ? { card: rulebook.pieceName(topOf(table, act.to)) } : {};
  return { at: rulebook.placeName(act.to), ...card, ...unsure(table, act) };
}

/** Evidence: the place of an act, if the card of unknown face there may be a Bridge. */
function unsure(table: Table, { to }: Act): Evidence {
  return ofUnknown(table, mayBeBridge(table, to) === UNKNOWN ? to : NOWHERE);
}

/** The rules that only Ascent cards keep: no colour beside itself, and a number high enough for the row. */
export function ascentRules(on: readonly ActType[], placed: Placed): Rule[] {
  const hidden = (act: Act, card: Piece): boolean => card === UNSEEN && act.type === "lay";
  return [
    {
      clause: "A.place.colour",
      on,
      rank: 40,
      about: null,
      asked: "offer",
      slip: "lies",
      test: (table, act) => {
        const card = placed(table, act);
        if (hidden(act, card)) return UNKNOWN;
        if (clashSide(table, card, act.to) !== undefined) return NO;
        return unsureBeside(table, card, act.to) === NOWHERE ? YES : UNKNOWN;
      },
      tell: (table, act) => {
        const { rulebook } = table;
        const card = placed(table, act);
        const side = clashSide(table, card, act.to);
        const told = { card: rulebook.pieceName(card), ...inColour(card) };
        const unseen = ofUnknown(table, unsureBeside(table, card, act.to));
        if (side === undefined) return { ...told, ...unseen };
        const at = ledge(act.to)[side];
        const blocker = rulebook.pieceName(topOf(table, at));
        return { ...told, side, blocker, at: rulebook.placeName(at) };
      },
    },
    {
      clause: "A.place.number",
      on,
      rank: 41,
      about: null,
      asked: "honoured",
      slip: "lies",
      test: (table, act) => {
        const card = placed(table, act);
        if (hidden(act, card)) return UNKNOWN;
        return !isAscent(card) || numberOn(card) >= leastNumberIn(slopeRowOf(act.to)) ? YES : NO;
      },
      tell: (table, act) => {
        const card = placed(table, act);
        return { card: table.rulebook.pieceName(card), number: numberOn(card), row: slopeRowOf(act.to) };
      },
    },
  ];
}
