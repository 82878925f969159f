/** Pieces that close a row, and the row that a card is to go in: the same, or another. */
import { type QuestionLine, state } from "./line";
import type { State } from "./shapes";

const LIES = "(?:(?:lie|some|in|on|for|beside|over|with|still|already|have) )*";

/**
 * Puts a piece that closes a row, and the row, into a line: "the Rocks stand beside row 3, may 28 go in there". Nothing is
 * put where it is not said whether the card goes in its row.
 * @param symbol the piece
 * @param said what is so where a row is closed by it
 */
export function putClosedRow(line: QuestionLine, symbol: string, said: State): void {
  // "In the row where the purple Storm lies"; "in the row with the Rocks" goes some card.
  line.text = line.text
    .replace(new RegExp(` on taken(?= ${symbol} )`), " with")
    .replace(new RegExp(`^(?= in row(?: with)? ${symbol} $)`), " card");
  const rows = line.text.match(/ R\d+(?= )/g) ?? [];
  const isThere = / R\d+(?= ).*(?: there | row (?![nw]\d)| in $)/.test(line.text);
  const isOfCard = isThere || new RegExp(` R\\d+ ${LIES}(?:when )?${symbol} `).test(line.text);
  // "The Rocks are at row 3, 28 in row 3": of two rows one is left for the card.
  const isOnly = rows.length === 1;
  if (rows.length > 2 || (isOnly && !isOfCard)) return;
  // "In row 3, where there are Rocks".
  if (isOnly && / there /.test(line.text))
    line.put(
      new RegExp(`(?<=(R\\d+) .*)(?: when)? there ${LIES}${symbol}(?: ${LIES.trim()})? $`),
      ([name = ""]) => {
        const part = line.part(name);
        return part?.is === "row" ? [...state(said), { is: "closed", row: part.row }] : null;
      },
    );
  for (const told of [`(?: when)? ${symbol} ${LIES}(R\\d+) `, ` (R\\d+) ${LIES}(?:when )?${symbol} `])
    line.put(new RegExp(told), ([name = ""]) => {
      const part = line.part(name);
      if (part?.is !== "row") return null;
      return [...state(said), { is: "closed", row: part.row }, ...(isOnly ? [part] : [])];
    });
  // "In the row with the Rocks", "the Rocks are in my row": whichever it is.
  const whichever = `(?: in| on)? row (?:(?:with|in|on|beside|under|when|have) )*${symbol} (?:lie )?| ${symbol} (?:lie )?(?:in|on) row `;
  line.put(new RegExp(whichever), () => state(said));
}
