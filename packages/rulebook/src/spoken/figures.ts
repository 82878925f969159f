/** A line with its numbers in figures, for code that reads the rest of it. */
import { joinNumbers } from "./joining";
import type { SpokenDictionary, SpokenToken } from "./tokens";
import { tokensOf } from "./tokens";

const isRow = (token: SpokenToken | undefined): boolean => token?.is === "word" && token.word === "row";

function written(
  token: SpokenToken,
  before: SpokenToken | undefined,
  after: SpokenToken | undefined,
): string {
  if (token.is === "card" || token.is === "place") return token.name;
  // "Un" and "ein" are mostly articles, and nobody asks about the word for zero.
  if (token.is === "number") return token.figures || token.value > 1 ? String(token.value) : token.text;
  if (token.is === "ordinal" && (isRow(before) || isRow(after))) return String(token.value);
  return token.text;
}

/** "Forty-seven in the third row" as "47 in the 3 row": lower case, without accents or punctuation. */
export function figuresIn(line: string, dictionary: SpokenDictionary): string {
  const tokens = joinNumbers(tokensOf(line, dictionary, { game: "mountain" }), dictionary);
  // "Third row, first space": the number of the row comes before it.
  const before = (index: number): SpokenToken | undefined =>
    tokens[index - 2]?.is === "ordinal" ? undefined : tokens[index - 1];
  return tokens.map((token, index) => written(token, before(index), tokens[index + 1])).join(" ");
}
