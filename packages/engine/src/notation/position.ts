/**
 * A position in one line, a cousin of FEN: `sea p2 @1 | 4 . . 9 . ./… | hand:1=12,37 hand:2=?x5 … turn@helm:2`.
 * First the option code and, after `@`, the viewer (a seat, or `-` for a spectator; left out where all is known). Then
 * the rows from the bottom, `.` for an empty cell and `?` for a card whose face nobody here knows, then every other
 * place that differs from a fresh box. Reading and writing lose nothing.
 */

import { unpack } from "../kernel/enact";
import type { Rulebook } from "../kernel/rulebook";
import { mask, unseenAt } from "../kernel/sight";
import {
  cardsAt,
  EVERYTHING,
  isUnknownFace,
  NOWHERE,
  type Piece,
  type Place,
  SPECTATOR,
  type Table,
  topOf,
  UNSEEN,
  type Viewer,
  whereIs,
} from "../kernel/table";
import { type Options, readOptions } from "../options";
import { err, type Problem, type Result } from "../result";
import { Draft } from "../setup/draft";
import { pieceText, placeNumber } from "./fact";

/** The longest line that is read. */
const MOST_LINE = 4000;
/** More than any place can hold. */
const MOST_UNSEEN = 255;
/** On a cell: a card whose face nobody here knows. */
const UNKNOWN_FACE = "?";

/** A table as one line, as its viewer knows it. */
export function writePosition(table: Table): string {
  return written(table, {}, table.viewer);
}

/**
 * A table with other cards at the named places beside the board; all other places stay as they are. Problems are as in
 * reading a position: cards that are no longer accounted for, and cards that are there twice.
 * @param instead by place, each card by its name and `?x4` for hidden ones, such as `{ "hand:1": ["12", "?x4"], "pile:1": [] }`
 * @param viewer the viewer of the new table
 */
export function withStacks(
  table: Table,
  instead: Readonly<Record<string, readonly string[]>>,
  viewer: Viewer = table.viewer,
): Result<Table, readonly Problem[]> {
  return positionIn(written(table, instead, viewer), () => table.rulebook);
}

/** A table with two cards in each other's places, neither of them on the board; either may be hidden. */
export function exchanged(table: Table, one: Piece, other: Piece): Result<Table, readonly Problem[]> {
  const { rulebook } = table;
  const texts = [pieceText(rulebook, one), pieceText(rulebook, other)];
  const stacks: Record<string, readonly string[]> = {};
  for (const place of new Set([whereIs(table, one), whereIs(table, other)])) {
    if (place === NOWHERE) continue;
    stacks[rulebook.placeName(place)] = contents(table, place).map(
      (word) => texts[1 - texts.indexOf(word)] ?? word,
    );
  }
  return withStacks(table, stacks);
}

function written(table: Table, instead: Readonly<Record<string, readonly string[]>>, viewer: Viewer): string {
  const { rulebook } = table;
  const looks = viewer === EVERYTHING ? "" : ` @${viewer === SPECTATOR ? "-" : viewer + 1}`;
  const rows = rulebook.rows.map((row) => row.map((cell) => cellText(table, cell)).join(" ")).join("/");
  const fresh = inFreshBox(rulebook, viewer);
  const rest: string[] = [];
  for (let place = 1; place <= rulebook.lastPlace; place++) {
    const name = rulebook.placeName(place);
    if (rulebook.cells.includes(place) || Object.hasOwn(instead, name)) continue;
    const cards = contents(table, place).join(",");
    if (cards !== fresh[place]) rest.push(`${name}=${cards}`);
  }
  // A card named without a copy number is one of those that lie nowhere else.
  for (const [name, cards] of Object.entries(instead)) rest.push(`${name}=${cards.join(",")}`);
  return `${rulebook.code}${looks} | ${rows} | ${rest.join(" ")}`;
}

const freshBoxes = new WeakMap<Rulebook, Map<Viewer, readonly string[]>>();

/** What each place holds in a fresh box as a viewer sees it; made once, since writing any line needs it. */
function inFreshBox(rulebook: Rulebook, viewer: Viewer): readonly string[] {
  const seen = freshBoxes.get(rulebook) ?? new Map<Viewer, readonly string[]>();
  freshBoxes.set(rulebook, seen);
  const known = seen.get(viewer);
  if (known !== undefined) return known;
  const table = mask(unpack(rulebook), viewer);
  const places = Array.from({ length: rulebook.lastPlace + 1 }, (_, place) =>
    contents(table, place).join(","),
  );
  seen.set(viewer, places);
  return places;
}

function cellText(table: Table, cell: Place): string {
  if (isUnknownFace(table, cell)) return UNKNOWN_FACE;
  const card = topOf(table, cell);
  return card === UNSEEN ? "." : pieceText(table.rulebook, card);
}

function contents(table: Table, place: Place): readonly string[] {
  const unseen = unseenAt(table, place);
  return [
    ...cardsAt(table, place).map((piece) => pieceText(table.rulebook, piece)),
    ...(unseen > 0 ? [`?x${unseen}`] : []),
  ];
}

/**
 * Reads a position line, or lists everything that is wrong with it.
 * @param rulebookOf finds the rulebook of the options; `readPosition` knows all of them
 */
export function positionIn(
  line: string,
  rulebookOf: (options: Options) => Rulebook,
): Result<Table, readonly Problem[]> {
  if (line.length > MOST_LINE)
    return err([{ at: MOST_LINE, what: "position.long", with: { most: MOST_LINE } }]);
  const [head = "", board, rest, extra] = line.split("|");
  if (board === undefined || rest === undefined || extra !== undefined) {
    return err([{ at: head.length, what: "position.fields", with: { need: 3 } }]);
  }
  const [code, looks] = cutAt(head, "@");
  const options = readOptions(code);
  if (!options.ok) return err([options.error]);
  const rulebook = rulebookOf(options.value);
  const viewer = readViewer(rulebook, looks);
  if (viewer === undefined)
    return err([{ at: code.length, what: "position.viewer", with: { word: looks ?? "" } }]);
  const draft = new Draft(rulebook, viewer, inBox(rulebook, viewer), false);
  readBoard(draft, board, head.length + 1);
  readPlaces(draft, rest, head.length + board.length + 2);
  return draft.table({ at: line.length });
}

/** The text before the first `sign`, and the text after it; undefined where there is no sign. */
function cutAt(text: string, sign: string): readonly [before: string, after: string | undefined] {
  const at = text.indexOf(sign);
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + sign.length)];
}

function readViewer(rulebook: Rulebook, text: string | undefined): Viewer | undefined {
  if (text === undefined) return EVERYTHING;
  const word = text.trim();
  if (word === "-") return SPECTATOR;
  const seat = Number(word);
  return /^\d+$/.test(word) && seat >= 1 && seat <= rulebook.seats ? seat - 1 : undefined;
}

/** A fresh box: what lies at the places that the line does not name. */
function inBox(rulebook: Rulebook, viewer: Viewer): Table {
  return mask(unpack(rulebook), viewer);
}

function readBoard(draft: Draft, text: string, at: number): void {
  const { rows } = draft.rulebook;
  const lines = text.split("/");
  if (lines.length !== rows.length)
    draft.wrong({ at }, "position.rows", { need: rows.length, have: lines.length });
  let lineAt = at;
  lines.forEach((line, index) => {
    const row = rows[index] ?? [];
    const words = [...line.matchAll(/\S+/g)];
    if (words.length !== row.length)
      draft.wrong({ at: lineAt }, "position.cells", { row: index + 1, need: row.length, have: words.length });
    words.forEach((word, column) => {
      const cell = row[column];
      if (cell === undefined || word[0] === ".") return;
      if (word[0] === UNKNOWN_FACE) draft.layUnknown(cell, { at: lineAt + word.index });
      else draft.lay(word[0], cell, { at: lineAt + word.index });
    });
    lineAt += line.length + 1;
  });
}

function readPlaces(draft: Draft, text: string, at: number): void {
  for (const match of text.matchAll(/\S+/g)) {
    const from = at + match.index;
    const [name, list] = cutAt(match[0], "=");
    const place = placeNumber(draft.rulebook, name);
    if (place === undefined || list === undefined || draft.rulebook.cells.includes(place)) {
      draft.wrong({ at: from }, "position.place", { word: name });
    } else if (!draft.begin(place)) {
      draft.wrong({ at: from }, "position.twice", { word: name });
    } else {
      let cardAt = from + name.length + 1;
      for (const word of list.split(",")) {
        if (word !== "") readCards(draft, word, place, cardAt);
        cardAt += word.length + 1;
      }
    }
  }
}

function readCards(draft: Draft, word: string, place: Place, at: number): void {
  const unseen = /^\?x([1-9]\d{0,2})$/.exec(word);
  if (unseen) draft.hide(Math.min(Number(unseen[1]), MOST_UNSEEN), place, { at });
  else draft.lay(word, place, { at });
}

/** A position line without the marks of cells that say nothing, since they lie where they did in the box. */
export function shortPosition(table: Table): string {
  const { rulebook } = table;
  const idle = idleMarks(rulebook);
  if (idle === undefined) return writePosition(table);
  const others = contents(table, rulebook.place(idle)).filter((piece) => !isMark(piece));
  return written(table, { [idle]: others }, table.viewer);
}

const isMark = (name: string): boolean => name.startsWith("mark:");

/** The name of the place where the mark of each cell lies in the box; undefined where cells have no marks. */
export const idleMarks = ({ pieces }: Rulebook): string | undefined =>
  pieces.find(({ name }) => isMark(name))?.starts;
