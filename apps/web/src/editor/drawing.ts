/** A board drawn with characters, for messages and for people who use a screen reader. Pure. */
import {
  isUnknownFace,
  namedPiece,
  numberAt,
  type Place,
  type Table,
  topOf,
  writePosition,
} from "@stillwater/engine";
import { layoutOf } from "@stillwater/table/view-model";
import { type BesideWords, besideBoard, besideRow, isBerthTaken } from "./beside";

const WIDTH = 3;

/** The board, rows from the top, followed by the position line. */
export const asText = (table: Table, words: BesideWords): string =>
  `${drawBoard(table, words)}\n\n${writePosition(table)}`;

/** The rows from the top, each with its number and the pieces beside it; a full stop is an empty space. */
export function drawBoard(table: Table, words: BesideWords): string {
  const board = table.rulebook.game === "sea" ? sea(table, words) : mountain(table, words);
  return [board, ...besideBoard(table, words)].join("\n");
}

/** A card as text on the board; a stand-in by the number it stands for. */
function text(table: Table, cell: Place): string {
  const card = topOf(table, cell);
  if (card === 0) return isUnknownFace(table, cell) ? "?" : ".";
  const name = table.rulebook.pieceName(card);
  const named = namedPiece(name);
  if (table.rulebook.standIns.includes(card)) return `${numberAt(table, cell)}w`;
  if (named?.kind === "campfire") return `C${named.of}`;
  return named?.kind === "bridge" ? "==" : name;
}

function sea(table: Table, words: BesideWords): string {
  const { rulebook } = table;
  const { rows, columns, spot, centred } = layoutOf(rulebook);
  const grid = Array.from({ length: rows }, () => Array.from({ length: columns }, () => ""));
  const beside = grid.map(() => "");
  rulebook.rows.forEach((inRow, index) => {
    const said = besideRow(table, index + 1, words);
    const { row } = spot(inRow[0] ?? 0);
    if (said.length > 0 && row > 0) beside[row - 1] = `  ~ ${said.join(", ")}`;
  });
  for (const cell of rulebook.cells) {
    const { row, column } = spot(cell);
    const line = grid[row - 1];
    if (line !== undefined) line[column - 1] = text(table, cell);
  }
  // On a centred board, shorter rows are centred over the one below; otherwise rows keep their columns.
  const indent = (row: number): string => {
    const width = grid[row]?.filter((word) => word !== "").length ?? 0;
    return centred ? " ".repeat(((columns - width) * (WIDTH + 1)) / 2) : "";
  };
  const lines = grid
    .map((line, row) => `${row + 1} |${indent(row)}${cells(line)}${beside[row] ?? ""}`.trimEnd())
    .reverse();
  return [
    ...(isBerthTaken(table, "finish") ? [`${words.finish} >`.padStart(columns * (WIDTH + 1) + WIDTH)] : []),
    ...lines,
    ...(isBerthTaken(table, "start") ? [`> ${words.start}`] : []),
  ].join("\n");
}

const cells = (words: readonly string[]): string => words.map((word) => word.padStart(WIDTH)).join(" ");

function mountain(table: Table, words: BesideWords): string {
  const { rows } = table.rulebook;
  const widest = Math.max(...rows.map((row) => row.length));
  const lines = rows.map((row, index) => {
    const indent = " ".repeat(((widest - row.length) * (WIDTH + 1)) / 2);
    return `${index + 1} |${indent}${cells(row.map((cell) => text(table, cell)))}`.trimEnd();
  });
  return [...(isBerthTaken(table, "summit") ? [`^ ${words.summit}`] : []), ...lines.reverse()].join("\n");
}
