/**
 * ASC 4a: the rules of placement, shared by everything that is put on the slope: cards played, Bridges, and cards that
 * a Campfire moves. A card goes on the next free place of a row, on two cards, or covers a Bridge.
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
import { NOWHERE, type Piece, type Place, type Table, topOf, UNSEEN } from "../kernel/table";
import { colourLetter, colourOf, isAscent, isBridge, numberOn } from "./cards";
import { costOf, type Placed } from "./pricing";
import { FIRST_PLACE, firstOfRow, LAST_PLACE, lastOfRow, ledge, rowOf, TOP_ROW } from "./slope";

const covered = spot("covered");

/** The next free place of a row: the leftmost; NOWHERE when the row is full. */
function nextOfRow(table: Table, row: number): Place {
  const last = lastOfRow(row);
  for (let place = firstOfRow(row); place <= last; place++) if (topOf(table, place) === UNSEEN) return place;
  return NOWHERE;
}

/** Whether both cards below a place are there; row 1 stands on the ground. */
function isSupported(table: Table, place: Place): boolean {
  const [left, right] = ledge(place).under;
  return left === NOWHERE || (topOf(table, left) !== UNSEEN && topOf(table, right) !== UNSEEN);
}

/** Whether a Bridge lies on a place of the slope. */
export function bridgeLies(table: Table, place: Place): boolean {
  return rowOf(place) > 0 && isBridge(topOf(table, place));
}

/** Where an Ascent card could go by place and support alone, from a row upwards. */
export function openPlaces(table: Table, fromRow = 1): Place[] {
  const open: Place[] = [];
  for (let row = fromRow; row <= TOP_ROW; row++) {
    const last = lastOfRow(row);
    let full = true;
    for (let place = firstOfRow(row); place <= last; place++) {
      const card = topOf(table, place);
      const next = full && card === UNSEEN;
      if (next) full = false;
      if ((next || isBridge(card)) && isSupported(table, place)) open.push(place);
    }
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

/** Whether a card may stand on an open place: its colour, its number, and no more to pay than there is. */
export function mayStand(table: Table, card: Piece, place: Place, most: number): boolean {
  return (
    numberOn(card) >= rowOf(place) &&
    clashSide(table, card, place) === undefined &&
    costOf(table, card, place) <= most
  );
}

/** What is laid on a Bridge takes its place; the Bridge is out of the game. */
export function uncover(game: Game, place: Place): void {
  const { table } = game;
  if (bridgeLies(table, place)) game.emit(topOf(table, place), place, covered(table), "A.bridge.cover");
}

/** Rows and support hold for Bridges too; only an Ascent card covers. */
export function standingRules(on: readonly ActType[], placed: Placed): Rule[] {
  /** Whether what an act puts down can cover; a hidden card may be of any kind. */
  const covers = (table: Table, act: Act): Answer => {
    if (act.type === "bridge") return NO;
    const card = placed(table, act);
    if (card === UNSEEN) return act.type === "lay" ? UNKNOWN : YES;
    return isAscent(card) ? YES : NO;
  };
  return [
    {
      clause: "A.bridge.cover",
      on,
      rank: 30,
      honoured: true,
      test: (table, act) => {
        if (rowOf(act.to) === 0 || topOf(table, act.to) === UNSEEN) return YES;
        return bridgeLies(table, act.to) ? covers(table, act) : NO;
      },
      tell: (table, act) => told(table, act.to),
    },
    {
      clause: "A.place.row-full",
      on,
      rank: 31,
      honoured: true,
      test: (table, act) => {
        if (rowOf(act.to) === 0 || nextOfRow(table, rowOf(act.to)) !== NOWHERE) return YES;
        return bridgeLies(table, act.to) ? covers(table, act) : NO;
      },
      tell: (_table, act) => ({ row: rowOf(act.to) }),
    },
    {
      clause: "A.place.next",
      on,
      rank: 35,
      honoured: true,
      test: (table, act) => {
        const row = rowOf(act.to);
        if (row === 0) return NO;
        if (bridgeLies(table, act.to)) return covers(table, act);
        if (act.to !== nextOfRow(table, row)) return NO;
        return act.type === "bridge" ? YES : covers(table, act);
      },
      tell: (table, act) => {
        const next = rowOf(act.to) === 0 ? NOWHERE : nextOfRow(table, rowOf(act.to));
        return {
          ...told(table, act.to),
          ...(next === NOWHERE ? {} : { next: table.rulebook.placeName(next) }),
        };
      },
    },
    {
      clause: "A.place.support",
      on,
      rank: 36,
      honoured: true,
      test: (table, act) => (isSupported(table, act.to) ? YES : NO),
      tell: (table, act) => {
        const missing = ledge(act.to).under.find(
          (below) => below !== NOWHERE && topOf(table, below) === UNSEEN,
        );
        return {
          at: table.rulebook.placeName(act.to),
          ...(missing === undefined ? {} : { missing: table.rulebook.placeName(missing) }),
        };
      },
    },
  ];
}

/** A place and what lies there. */
function told(table: Table, place: Place): Evidence {
  const { rulebook } = table;
  const card = place >= FIRST_PLACE && place <= LAST_PLACE ? topOf(table, place) : UNSEEN;
  return { at: rulebook.placeName(place), ...(card === UNSEEN ? {} : { card: rulebook.pieceName(card) }) };
}

/** What holds for Ascent cards besides: colour beside colour, and the number of the row. */
export function ascentRules(on: readonly ActType[], placed: Placed): Rule[] {
  const hidden = (act: Act, card: Piece): boolean => card === UNSEEN && act.type === "lay";
  return [
    {
      clause: "A.place.colour",
      on,
      rank: 40,
      test: (table, act) => {
        const card = placed(table, act);
        if (hidden(act, card)) return UNKNOWN;
        return clashSide(table, card, act.to) === undefined ? YES : NO;
      },
      tell: (table, act) => {
        const { rulebook } = table;
        const card = placed(table, act);
        const side = clashSide(table, card, act.to);
        const colour = colourLetter(colourOf(card));
        if (side === undefined) return { card: rulebook.pieceName(card), colour };
        const at = ledge(act.to)[side];
        const blocker = rulebook.pieceName(topOf(table, at));
        return { card: rulebook.pieceName(card), colour, side, blocker, at: rulebook.placeName(at) };
      },
    },
    {
      clause: "A.place.number",
      on,
      rank: 41,
      test: (table, act) => {
        const card = placed(table, act);
        if (hidden(act, card)) return UNKNOWN;
        return !isAscent(card) || numberOn(card) >= rowOf(act.to) ? YES : NO;
      },
      tell: (table, act) => {
        const card = placed(table, act);
        return { card: table.rulebook.pieceName(card), number: numberOn(card), row: rowOf(act.to) };
      },
    },
  ];
}
