/** What a question tells of a module as a whole, its words in any order: "arch, on the roof before both pillars are full". */
import { COLOURS } from "@stillwater/engine";
import { rowsIn, rulebookAsked } from "./game-asked";
import { type QuestionLine, type QuestionPart, state, where } from "./line";
import { MOUNTAIN_OPTION } from "./mountain-position";
import { SEA_OPTION } from "./sea-position";
import type { CardName, State } from "./shapes";

/** Words that deny, and words for what is lacking; one of them, for two may undo each other. */
const DENYING = new Set("before not zero without".split(" "));
const LACKING = new Set("missing open empty spare leftv allbut".split(" "));
/** Words that change nothing of it, and those beside which nothing else is told of what is done. */
const SILENT = new Set(
  "in on at when with and but have some still already ne card there for each n1 n2 w1 w2 all full space grid island anyway wins".split(
    " ",
  ),
);
const AROUND = new Set(
  "in on at and have some still already ne hand lay ask lie there it person but when with do does".split(" "),
);

/** Puts parts in the place of a line that has each of these things, where what is told is of them. */
function putAll(
  line: QuestionLine,
  told: readonly string[],
  nouns: readonly RegExp[],
  dropped: "row" | "hand",
  parts: readonly QuestionPart[],
): void {
  const isAll = told.every((symbol) => nouns.some((noun) => noun.test(symbol)));
  const beside = line.said().filter(({ is }) => is !== dropped);
  if (!isAll || !beside.every(({ is }) => is === "price" || is === "game")) return;
  if (nouns.every((noun) => told.some((symbol) => noun.test(symbol)))) line.become([...beside, ...parts]);
}

/**
 * Puts parts in the place of a line that tells of these things and of nothing else.
 * @param nouns patterns of symbols, each of which must be there
 * @param isUnmet whether it must say that one of them is not so yet; otherwise it must not
 */
export function putWhole(
  line: QuestionLine,
  nouns: readonly RegExp[],
  isUnmet: boolean,
  parts: readonly QuestionPart[],
): void {
  const symbols = line.left();
  const isFull = symbols.includes("full");
  // "The path is broken, all else is full".
  const isLackedBy = (at: number): boolean =>
    nouns.slice(1).some((noun) => noun.test(symbols[at - 1] ?? "")) && symbols[at + 1] !== "full";
  // "Only one is full" denies as much; "the missing one is full" says nothing of the others.
  const isUnmetBy = (symbol: string, at: number): boolean =>
    DENYING.has(symbol) ||
    // "All but one", and not "but one shows night".
    (symbol === "but" &&
      /^[nw][1-9](?: (?:space|ask|finish|full|wins)|$)/.test(symbols.slice(at + 1).join(" "))) ||
    (LACKING.has(symbol) && (!isFull || isLackedBy(at))) ||
    (symbol === "only" && isFull && /^[nw][12]$/.test(symbols[at + 1] ?? ""));
  const told = symbols.filter((symbol, at) => !SILENT.has(symbol) && !isUnmetBy(symbol, at));
  if (symbols.filter(isUnmetBy).length === (isUnmet ? 1 : 0)) putAll(line, told, nouns, "row", parts);
}

/** Likewise of a line that denies nothing, and of nothing but what may be said with them. */
export function putNamed(
  line: QuestionLine,
  nouns: readonly RegExp[],
  may: RegExp,
  parts: readonly QuestionPart[],
): void {
  const isNoun = (symbol: string): boolean => nouns.some((noun) => noun.test(symbol));
  const told = line.left().filter((symbol) => isNoun(symbol) || !(AROUND.has(symbol) || may.test(symbol)));
  // How many cards somebody holds does not matter to it.
  putAll(line, told, nouns, "hand", parts);
}

/** Puts a card and the one that it is laid on, with what is told of that card, in the place of a line: of one colour and one number at most. */
export function putOnto(
  line: QuestionLine,
  on: CardName,
  nouns: readonly RegExp[],
  may: RegExp,
  said?: State,
): void {
  const [colour, another] = COLOURS.filter((each) => line.has(each));
  const [number, other] = new Set(line.left().flatMap((symbol) => /^n(\d+)$/.exec(symbol)?.[1] ?? []));
  if (another !== undefined || other !== undefined) return;
  const value = number === undefined ? undefined : Number(number);
  const kind = value === undefined ? "card" : "number";
  putNamed(line, nouns, new RegExp(`${may.source}|^(?:card|for|[gbr]|n\\d+)$`), [
    { is: "card", card: { kind: on, colour } },
    ...where({ kind: "on", card: { kind, value, colour } }),
    ...(said === undefined ? [] : state(said)),
  ]);
}

/** "Do we win without a green path": by the card that ends the game, where it tells of one of these. */
export function nameEnding(line: QuestionLine, card: "finish" | "summit", of: RegExp): void {
  if (!/ (?:finish|summit) /.test(line.text) && line.left().some((symbol) => of.test(symbol)))
    line.text = line.text.replace(" wins ", ` ${card} `);
}

/** What a question about the card that ends a game may say besides. */
const ENDING = new Set(
  "finish summit have hand and but with when ask lay already still only some all full space grid card empty missing open spare leftv nothing none zero allbut not before in on it there lie wins startlies nostart bridge row mountain sea does instead what drew w1 n1 onit top end rowend counts or thereupon ne island".split(
    " ",
  ),
);
/** How many spaces a game has. */
const spaces = (option: string): number => rulebookAsked(option).cells.length;

/** A row that is told where a space of it is empty: behind what tells of it, or in front of what it has. */
const OF_OPEN_ROW =
  / (?:when|some|leftv|but|with|[nw]1)(?: (?!finish |summit )[^ ]+)* R\d+ |(?<! finish| summit) R\d+(?: (?:still|some|only|empty|n1))* (?:have|space (?:empty|spare)) | R\d+(?: (?:still|already|all|ne))* not(?: (?:still|already|all))* full /;

/** Whether a line tells of one row in which a space is empty: which row it is does not matter then. */
const tellsOpenRow = (line: QuestionLine, rows: number): boolean => {
  const [row = 0, another] = line.said().flatMap((part) => (part.is === "row" ? part.row : []));
  const isDenied = line.has("not");
  return (
    another === undefined &&
    row >= 1 &&
    row <= rows &&
    OF_OPEN_ROW.test(line.text.replaceAll(/ +/g, " ")) &&
    // "Not only row 6 is full", "the last empty one is full".
    !(isDenied && line.has("only")) &&
    (isDenied || !line.has("full"))
  );
};

function put(line: QuestionLine, card: string, said: State): void {
  const isRowOpen =
    said === "space-empty" && tellsOpenRow(line, rowsIn(card === "finish" ? SEA_OPTION : MOUNTAIN_OPTION));
  const beside = line.said().filter(({ is }) => is !== "state" && (!isRowOpen || is !== "row"));
  const kind = card === "finish" ? "finish" : "summit";
  line.become([...beside, { is: "card", card: { kind } }, ...state(said)]);
}

/** Puts what is told of the card that ends a game in the place of the whole line: that a space is empty, or that all are full. */
export function putEnding(line: QuestionLine): void {
  // Bridges that are covered stand in no way.
  const covered = line.text.replace(
    / all (?:space|grid) full(?= (?:but |and |when )*bridge open )|(?: all)? bridge full(?: all)?(?= )| full(?: all)? bridge(?= )| zero bridge (?:open|spare)(?= )/g,
    "",
  );
  const symbols = covered.split(" ").filter((symbol) => symbol !== "" && line.part(symbol) === undefined);
  const has = (...any: readonly string[]): boolean => any.some((symbol) => symbols.includes(symbol));
  const [card, other] = ["finish", "summit"].filter((each) => symbols.includes(each));
  if (card === undefined || other !== undefined) return;
  const counts = symbols
    .filter((symbol) => /^[nw]\d+$/.test(symbol))
    .map((symbol) => Number(symbol.slice(1)));
  const all = spaces(card === "finish" ? SEA_OPTION : MOUNTAIN_OPTION);
  if (!symbols.every((symbol) => ENDING.has(symbol) || /^[nw]\d+$/.test(symbol))) return;
  if (has("row", card === "finish" ? "mountain" : "sea")) return;
  const denials = symbols.filter((symbol) => DENYING.has(symbol)).length;
  const some = counts.filter((count) => count < all).length;
  const text = ` ${symbols.join(" ")} `;
  // "Not all are full", "one is not", and not "I have none".
  const isOfSpaces = / not(?: all| still| only| already| ne| space| grid)* (?:full|empty) | [nw]1 not /.test(
    text,
  );
  if (has("not") && !isOfSpaces) return;
  // "No card" is missing on the grid, or left in the hand.
  const isOther = symbols.some((symbol, at) => {
    const after = symbols[at + 1] ?? "";
    if (symbol !== "zero") return false;
    return after === "card" ? has("space", "hand") : !/^(?:space|grid|empty|open|missing)$/.test(after);
  });
  const isWrongCount = counts.some(
    (count) => count > all || (count !== all && has("all") && count >= spaces(SEA_OPTION)),
  );
  if (denials > 1 || counts.length > 1 || isOther || isWrongCount) return;
  // Without a Start it is refused, whether all are full or not.
  // "I have no Start" may tell of the hand.
  if (/ have nostart /.test(line.text)) return;
  if (has("nostart") || line.isSaid("no-start")) {
    if (card === "finish" && denials === 0) put(line, card, "no-start");
    return;
  }
  if (has("bridge")) {
    const isUncovered = has("open", "spare", "still", "leftv", "empty") || (has("full") && has("not"));
    const isOther = has("space", "grid", "none", "zero", "hand") || denials > (has("full") ? 1 : 0);
    if (card === "summit" && isUncovered && !isOther) put(line, card, "bridge-open");
    return;
  }
  // "No space is empty" says the same as "all are full", "not all are full" as "one is empty".
  const isDenied = denials > 0;
  const isTold = has("full", "none") || (has("all") && has("have") && has("card"));
  const isShort = isTold && some > 0;
  const isOpen = has(...LACKING, "leftv") && has("space", "grid", "card", "row", "island");
  const isBut = has("allbut");
  const isLacking = isBut || isOpen || (has("still") && has("space", "grid"));
  // "While a space is empty, before my turn" denies nothing of the spaces.
  if (!isTold && has("before")) return;
  if (isTold && isDenied) {
    if (!has("none") && !isOpen && !isBut) put(line, card, "space-empty");
  } else if (isBut || isShort) {
    if (!isDenied && (isBut || !isOpen)) put(line, card, "space-empty");
  } else if (isTold !== isLacking) put(line, card, isLacking && !isDenied ? "space-empty" : "all-full");
}
