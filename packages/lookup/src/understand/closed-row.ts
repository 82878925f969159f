/** Pieces that close a row, and the row that a card is to go in: the same, or another. */
import type { QuestionLine, QuestionPart } from "./line";
import type { State } from "./shapes";

const LIES = "(?:(?:lie|some|in|on|for|beside|over|with|still|already|have) )*";

/**
 * Puts a piece that closes a row, and the row, into a line: "the Rocks stand beside row 3, may 28 go in there". Nothing is
 * put where it is not said in which row the card goes.
 * @param symbol the piece
 * @param state what is so where a row is closed by it
 */
export function putClosedRow(line: QuestionLine, symbol: string, state: State): void {
  const rowOf = (name: string): number | undefined => {
    const part = line.part(name);
    return part?.is === "row" ? part.row : undefined;
  };
  const said: QuestionPart = { is: "state", state };
  const put = ([name = ""]: readonly string[]): readonly QuestionPart[] | null => {
    const row = rowOf(name);
    return row === undefined ? null : [said, { is: "closed", row }];
  };
  const isThere = / R\d+(?= ).*(?: there | row (?![nw]\d)| in $)/.test(line.text);
  const rows = line.text.match(/ R\d+(?= )/g)?.map((name) => name.trim()) ?? [];
  const [first = "", second = ""] = rows;
  if (rows.length > 2 || !line.has(symbol)) return;
  if (rows.length === 2) {
    line.put(new RegExp(`(?: when)? ${symbol} ${LIES}(R\\d+) `), put);
    line.put(new RegExp(` (R\\d+) ${LIES}${symbol} `), put);
    // "The Rocks are at row 3, 28 in row 3": one of the two rows is left for the card.
    return;
  }
  const isOfCard = isThere || new RegExp(` R\\d+ ${LIES}(?:when )?${symbol} `).test(line.text);
  if (second !== "" || first === "" || !isOfCard) return;
  line.put(
    new RegExp(`(?: when)? ${symbol} ${LIES}(R\\d+) | (R\\d+) ${LIES}(?:when )?${symbol} `),
    ([one, other]) => {
      const row = rowOf(one || other || "");
      return row === undefined ? null : [said, { is: "closed", row }, { is: "row", row }];
    },
  );
}
