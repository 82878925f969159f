/** The content of a board's picture, as plain data for the painter. Pure. */
import { cellsInRow, isUnknownFace, numberAt, type Place, type Table, topOf } from "@stillwater/engine";
import { descriptionOf } from "@stillwater/table/queries";
import { layoutOf } from "@stillwater/table/view-model";
import { printedOn } from "@/table/mountain/printed";
import { spotOf } from "@/table/mountain/terrain";
import { type BesideWords, besideBoard, besideRow, isBerthTaken, standingOn } from "./beside";

/** One tile of the picture, in units of a space. */
interface Tile {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly fill: "water" | "card" | "red" | "blue" | "green" | "bridge" | "empty" | "berth" | "beside";
  /** The shape of the plate, so that colours can be told apart without seeing them. */
  readonly plate: "none" | "triangle" | "hexagon" | "circle";
  /** Its text is a word rather than a number. */
  readonly word: boolean;
  /** The number of pieces standing on it. */
  readonly standing: number;
}

export interface BoardPicture {
  readonly columns: number;
  readonly rows: number;
  readonly tiles: readonly Tile[];
  /** Row numbers at the left, by their vertical position. */
  readonly labels: readonly { readonly y: number; readonly text: string }[];
  /** The pieces elsewhere, a line each below the board. */
  readonly lines: readonly string[];
  readonly title: string;
}

const PLATES = { red: "triangle", blue: "hexagon", green: "circle" } as const;
const BARE = { plate: "none", word: false, standing: 0 } as const;

/** A tile beside the grid: a card of a berth, or pieces beside a row. */
const aside = (x: number, y: number, text: string, fill: "berth" | "beside"): Tile => ({
  ...BARE,
  ...{ x, y, text, fill, word: true },
});

/** The content of a table's picture. Pure. */
export function pictureOf(table: Table, title: string, words: BesideWords): BoardPicture {
  const grid = table.rulebook.game === "sea" ? seaPicture(table, words) : mountainPicture(table, words);
  return { ...grid, lines: besideBoard(table, words), title };
}

type Grid = Omit<BoardPicture, "lines" | "title">;

function seaPicture(table: Table, words: BesideWords): Grid {
  const { rulebook } = table;
  const { rows, columns, spot, centred } = layoutOf(rulebook);
  const widths = new Map<number, number>();
  for (const cell of rulebook.cells) widths.set(spot(cell).row, (widths.get(spot(cell).row) ?? 0) + 1);
  const inset = (row: number): number => (centred ? (columns - (widths.get(row) ?? columns)) / 2 : 0);
  // From the left: pieces beside the row, the Start, the grid, the Finish.
  const marks = rulebook.rows.flatMap((cells, index) => {
    const said = besideRow(table, index + 1, words);
    const { row } = spot(cells[0] ?? 0);
    return said.length === 0 ? [] : [aside(0, rows - row, said.join(" + "), "beside")];
  });
  const [start, finish] = [isBerthTaken(table, "start"), isBerthTaken(table, "finish")];
  const before = (marks.length > 0 ? 1 : 0) + (start ? 1 : 0);
  const tiles = rulebook.cells.map((cell): Tile => {
    const { row, column } = spot(cell);
    const text = seaText(table, cell);
    const at = { x: before + column - 1 + inset(row), y: rows - row };
    return { ...BARE, ...at, text, fill: text === "" ? "water" : "card" };
  });
  return {
    columns: before + columns + (finish ? 1 : 0),
    rows,
    tiles: [
      ...tiles,
      ...marks,
      ...(start ? [aside(before - 1, rows - 1, words.start, "berth")] : []),
      ...(finish ? [aside(before + columns, 0, words.finish, "berth")] : []),
    ],
    labels: labelsOf(rows, 0),
  };
}

function seaText(table: Table, cell: Place): string {
  const card = topOf(table, cell);
  if (card === 0) return isUnknownFace(table, cell) ? "?" : "";
  const name = table.rulebook.pieceName(card);
  return table.rulebook.standIns.includes(card) ? String(numberAt(table, cell)) : name;
}

function mountainPicture(table: Table, words: BesideWords): Grid {
  const { rulebook } = table;
  const rows = rulebook.rows.length;
  const columns = Math.max(...rulebook.rows.map((row) => row.length));
  const summit = isBerthTaken(table, "summit");
  const told = descriptionOf(table);
  const stands = standingOn(table);
  const above = summit ? 1 : 0;
  const tiles = rulebook.cells.map((cell): Tile => {
    const { row, column } = spotOf(rulebook, cell);
    const width = cellsInRow(rulebook, row);
    // Something may stand on a card whose face nobody knows, and on an empty place.
    const standing = stands.get(cell) ?? 0;
    const at = { ...BARE, standing, x: column - 1 + (columns - width) / 2, y: above + rows - row };
    if (isUnknownFace(table, cell)) return { ...at, text: "?", fill: "card" };
    const card = topOf(table, cell);
    const printed = card === 0 ? null : printedOn(rulebook, card);
    if (printed === null || printed.kind === "summit") return { ...at, text: "", fill: "empty" };
    if (printed.kind === "bridge") return { ...at, text: "=", fill: "bridge" };
    const { terrain } = printed;
    const text = printed.kind === "ascent" ? `${printed.n}` : `(${told.borrowed.get(cell) ?? 0})`;
    return { ...at, text, fill: terrain, plate: PLATES[terrain] };
  });
  return {
    columns,
    rows: rows + above,
    tiles: [...tiles, ...(summit ? [aside((columns - 1) / 2, 0, words.summit, "berth")] : [])],
    labels: labelsOf(rows, above),
  };
}

const labelsOf = (rows: number, above: number): BoardPicture["labels"] =>
  Array.from({ length: rows }, (_, row) => ({ y: above + rows - row - 1, text: String(row + 1) }));
