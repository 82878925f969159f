/** An action as programs and command lines send it: in notation, or as people say it. */
import { type Act, err, type Problem, type Result, readAct, type Seat, type Table } from "@stillwater/engine";
import type { Language } from "../language";
import { nextIn, readSpoken } from "../spoken";
import { colourless } from "./colourless";
import { elsewhere } from "./elsewhere";

/**
 * Reads what a seat would do. What is no action gets a problem that says why, as far as that can be told: a colour that
 * is missing, an act of a module that is not in play, a word that is not understood.
 *
 * @param language of what is said in words; English is understood in every language
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
  // What begins as notation is told about as notation.
  if (said.is === "act" || written.error.at > 0 || line === "") return wrong(written.error);
  if (said.word === "") return err({ at: text.length, what: "input.end", with: {} });
  const at = text.toLowerCase().indexOf(said.word.toLowerCase());
  return err({ at: Math.max(0, at), what: "input.word", with: { word: said.word } });
}
