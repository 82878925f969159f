/** On the mountain a number alone names no card, since each number exists in several colours. */
import { COLOURS, type Problem, type Rulebook, readAct, writeSpace } from "@stillwater/engine";
import type { Language } from "../language";
import { inFigures, readSpoken } from "../spoken";

const BARE = /(?<![\p{L}\d:.-])(?:[1-9]|1[0-2])(?![\p{L}\d])/gu;

/** The problem of a line that would be understood if it named the card's colour; null for any other line. */
export function colourless(rulebook: Rulebook, line: string, language: Language): Problem | null {
  if (rulebook.game !== "mountain") return null;
  const missing = (word: string, at: number): Problem => {
    const known = COLOURS.map((colour) => `${colour}${word}`).join(", ");
    return { at, what: "act.colour", with: { word, known } };
  };
  const written = readAct(rulebook, line, 0);
  const { word } = written.ok ? {} : written.error.with;
  if (!written.ok && written.error.what === "act.card" && rulebook.copies(`${COLOURS[0]}${word}`).length > 0)
    return missing(String(word), written.error.at);
  const figures = inFigures(line, language);
  for (const { 0: number, index } of figures.matchAll(BARE)) {
    const coloured = `${figures.slice(0, index)}${COLOURS[0]}${figures.slice(index)}`;
    const said = readSpoken(coloured, language, {
      rulebook,
      nextIn: (row) => writeSpace("mountain", row, 1),
    });
    if (said.is === "act")
      return missing(number, Math.max(0, line.search(new RegExp(`(?<!\\d)${number}(?!\\d)`))));
  }
  return null;
}
