/** What a question tells of a module as a whole, its words in any order: "arch, on the roof before both pillars are full". */
import type { QuestionLine, QuestionPart } from "./line";

/** Words that deny, and words for what is lacking; one of them, for two may undo each other. */
const DENYING = new Set("before not zero without".split(" "));
const LACKING = new Set("missing open empty spare".split(" "));
/** Words that change nothing of it. */
const SILENT = new Set(
  "in on at when with and but have some still already ne card for each n1 n2 w1 w2 all full space".split(" "),
);

/** Parts that others read, or that do not matter to it: in which row a path breaks. */
const BESIDE: ReadonlySet<string> = new Set(["price", "game", "row"]);

/**
 * Whether a line tells of these things and of nothing else.
 * @param nouns patterns of symbols, each of which must be there
 * @param isUnmet whether it must say that one of them is not so yet; otherwise it must not
 */
function tellsOnly(line: QuestionLine, nouns: readonly RegExp[], isUnmet: boolean): boolean {
  // The price, and which game it is, are for others to read.
  const symbols = line.left();
  const isFull = symbols.includes("full");
  // "Only one is full" denies as much; "the missing one is full" says nothing of the others.
  const isUnmetBy = (symbol: string, at: number): boolean =>
    DENYING.has(symbol) ||
    (LACKING.has(symbol) && !isFull) ||
    (symbol === "only" && isFull && /^[nw][12]$/.test(symbols[at + 1] ?? ""));
  const told = symbols.filter((symbol, at) => !SILENT.has(symbol) && !isUnmetBy(symbol, at));
  return (
    symbols.filter(isUnmetBy).length === (isUnmet ? 1 : 0) &&
    told.every((symbol) => nouns.some((noun) => noun.test(symbol))) &&
    nouns.every((noun) => told.some((symbol) => noun.test(symbol))) &&
    line.said().every(({ is }) => BESIDE.has(is))
  );
}

/** Puts parts in the place of a line that tells of these things and of nothing else. */
export function putWhole(
  line: QuestionLine,
  nouns: readonly RegExp[],
  isUnmet: boolean,
  parts: readonly QuestionPart[],
): void {
  if (!tellsOnly(line, nouns, isUnmet)) return;
  const beside = line.said().filter(({ is }) => is !== "row");
  line.text = " ";
  for (const part of [...beside, ...parts].toReversed()) line.add(part);
}
