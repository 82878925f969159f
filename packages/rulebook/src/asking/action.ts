/** Reads an action as programs and command lines send it: in notation, or in people's words. */
import { type Act, err, type Problem, type Result, readAct, type Seat, type Table } from "@stillwater/engine";
import type { Language } from "../language";
import { nextIn, readSpoken } from "../spoken";
import { colourless } from "./colourless";
import { elsewhere } from "./elsewhere";

/**
 * Reads what a seat wants to do. Text that is no action gets a problem that says why, as far as that can be told: a missing
 * colour, an act of a module that is not in play, an unknown word.
 *
 * @param language of the spoken words; English is understood in every language
 */
export function readAction(table: Table, text: string, seat: Seat, language: Language): Result<Act, Problem> {
  const { rulebook } = table;
  const line = text.trim();
  const from = text.length - text.trimStart().length;
  const wrong = ({ at, ...problem }: Problem) => err({ ...problem, at: at + from });
  const written = readAct(rulebook, line, seat);
  if (written.ok) return written;
  const said = readSpoken(line, language, { rulebook, nextIn: (row) => nextIn(table, row) });
  if (said.is === "ask") return err({ at: 0, what: "input.question", with: { word: text } });
  const spoken = said.is === "act" ? readAct(rulebook, said.act, seat) : written;
  if (spoken.ok) return spoken;
  const known = colourless(rulebook, line, language) ?? elsewhere(rulebook, line, language);
  if (known !== null) return wrong(known);
  // If the text begins as notation, its problem is reported as one of notation.
  if (said.is === "act" || written.error.at > 0 || line === "") return wrong(written.error);
  if (said.word === "") return err({ at: text.length, what: "input.end", with: {} });
  const at = text.toLowerCase().indexOf(said.word.toLowerCase());
  return err({ at: Math.max(0, at), what: "input.word", with: { word: said.word } });
}
