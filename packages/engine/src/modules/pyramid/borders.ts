/** Which cells of a Pyramid hold a border card, where people have laid them in a way of their own (T.pyramid.layout). */
import { err, ok, type Problem, type Result } from "../../result";
import type { Board } from "../../sea/board";
import { borderCells } from "./board";

/** Border cards in the box. */
const MOST = 25;

/** The columns of each row, from the bottom: `1-3-5-7/1-3-5/…`; rows without any at the top are left out. */
export function writeBorders({ rows }: Board, cells: readonly string[]): string {
  const columns = rows.map((row) => row.flatMap((cell, index) => (cells.includes(cell) ? [index + 1] : [])));
  const last = columns.findLastIndex((row) => row.length > 0);
  return columns
    .slice(0, last + 1)
    .map((row) => row.join("-"))
    .join("/");
}

/** Reads the text between the brackets; undefined where it is the default layout. */
export function readBorders(
  board: Board,
  text: string,
  at: number,
): Result<readonly string[] | undefined, Problem> {
  const found = new Set<string>();
  let rowAt = at;
  for (const [index, line] of text.split("/").entries()) {
    let wordAt = rowAt;
    for (const word of line === "" ? [] : line.split("-")) {
      const cell = /^[1-9]\d?$/.test(word) ? board.rows[index]?.[Number(word) - 1] : undefined;
      if (cell === undefined || found.has(cell))
        return err({ at: wordAt, what: "option.border", with: { word, row: index + 1 } });
      found.add(cell);
      wordAt += word.length + 1;
    }
    rowAt += line.length + 1;
  }
  if (found.size === 0 || found.size > MOST)
    return err({ at, what: "option.range", with: { word: text, least: 1, most: MOST } });
  const cells = board.rows.flat().filter((cell) => found.has(cell));
  return ok(cells.toString() === borderCells(board).toString() ? undefined : cells);
}
