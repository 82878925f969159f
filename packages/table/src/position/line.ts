/** A position as people type or paste it: the whole line, or only its rows. Pure. */
import {
  EVERYTHING,
  err,
  mask,
  namedCode,
  ok,
  type Problem,
  type Result,
  readOptions,
  readPosition,
  rulebookFor,
  type Setup,
  setUp,
  type Table,
  turnOf,
  wholePosition,
} from "@stillwater/engine";

/** What is wrong with a line, and at which character if that is known. */
export type LineProblem = Problem;

const MOST_LINE = 4000;

/**
 * The table of a line. A whole position line is read as it is; a table that knows everything is shown as the seat in turn
 * sees it. A shorter line gives the rows from the bottom (`sea p2 | 12 15 . 18 / . 31`): spaces that it leaves out are
 * empty, and everything beside the board is as in the ordinary deal.
 *
 * @param code the option code of a line that names none
 */
export function readPositionLine(line: string, code: string): Result<Table, readonly LineProblem[]> {
  if (line.length > MOST_LINE)
    return err([{ at: MOST_LINE, what: "position.long", with: { most: MOST_LINE } }]);
  if (line.split("|").length > 2) {
    const read = readPosition(wholePosition(line));
    return read.ok ? ok(seen(read.value)) : read;
  }
  return readRows(line, code);
}

/** A table as a player sees it: nobody at a board sees every pile. */
export function seen(table: Table): Table {
  return table.viewer === EVERYTHING ? mask(table, turnOf(table)?.seat ?? 0) : table;
}

function readRows(line: string, code: string): Result<Table, readonly LineProblem[]> {
  const bar = line.indexOf("|");
  // A code alone stands for an empty board.
  const named = bar >= 0 || namedCode(line) !== undefined;
  const head = bar >= 0 ? line.slice(0, bar) : named ? line : "";
  const from = bar >= 0 ? bar + 1 : named ? line.length : 0;
  const options = readOptions(named ? head.trim() : code);
  if (!options.ok) return err([{ ...options.error, at: named ? options.error.at : 0 }]);
  const rulebook = rulebookFor(options.value);
  const cells: Record<string, string> = {};
  const wordAt = new Map<string, number>();
  const problems: LineProblem[] = [];
  let at = from;
  line
    .slice(from)
    .split("/")
    .forEach((text, row, rows) => {
      const places = rulebook.rows[row];
      if (places === undefined && text.trim() !== "")
        problems.push({ at, what: "position.rows", with: { need: rulebook.rows.length, have: rows.length } });
      const words = [...text.matchAll(/\S+/g)];
      if (places !== undefined && words.length > places.length)
        problems.push({
          at,
          what: "position.cells",
          with: { row: row + 1, need: places.length, have: words.length },
        });
      words.forEach((word, column) => {
        const place = places?.[column];
        if (place === undefined || word[0] === ".") return;
        cells[rulebook.placeName(place)] = word[0];
        wordAt.set(rulebook.placeName(place), at + word.index);
      });
      at += text.length + 1;
    });
  if (problems.length > 0) return err(problems);
  const laid = setUp({ options: options.value, cells } satisfies Setup);
  if (laid.ok) return laid;
  return err(
    laid.error.map(({ path, ...problem }) => ({
      ...problem,
      at: wordAt.get(path.replace(/^cells\./, "")) ?? from,
    })),
  );
}
