/** Questions about the sea: one Island beside, between or upon others, the Finish, and a Start that must be played. */
import { type Asking, askingOf } from "./asking";
import { FULL_SEA, SEA_ROWS as ROWS, type SeaCells, seaCheck, usualRow } from "./sea-position";
import type { Understood } from "./shapes";

const LAST_COLUMN = 6;
/** Numbers up to here may be anything but a card. */
const SMALL = 12;
/** Where an Island is put if nobody says: in the middle of its row. */
const MIDDLE = 4;
const numbersIn = (text: string): readonly number[] =>
  [...text.matchAll(/ n(\d+)(?= )/g)].map(([, value]) => Number(value));
const isIsland = (value: number): boolean => value >= 1 && value <= 80;

interface Laid {
  readonly card: number;
  readonly at: readonly [row: number, column: number];
  readonly cells: SeaCells;
}

const laidCheck = ({ card, at: [row, column], cells }: Laid, { hand, row: said }: Asking): Understood => {
  const at = `r${row}c${column}`;
  return seaCheck({
    cells,
    card: String(card),
    at,
    act: `${card} ${at}`,
    hand,
    started: true,
    assumed: said === undefined ? [{ kind: "row", row }] : [],
  });
};

/** "5 at the start of row 2, 3 ends row 1": the ends of two rows that follow each other. */
function across(text: string): Laid | null {
  const begins = / (?:first|start) (?:space )?row n(\d)(?= )/.exec(text);
  const ends = / (?:end|last) (?:space )?row n(\d)(?= )/.exec(text);
  if (begins === null || ends === null) return null;
  const upper = Number(begins[1]);
  const lower = Number(ends[1]);
  const rest = text.replace(begins[0], " BEGINS").replace(ends[0], " ENDS");
  const numbers = numbersIn(rest);
  const [one, two] = numbers;
  if (upper !== lower + 1 || upper > ROWS || one === undefined || two === undefined || numbers.length > 2)
    return null;
  const toBegin = (value: number): number => Math.abs(rest.indexOf(` n${value} `) - rest.indexOf(" BEGINS"));
  const toEnd = (value: number): number => Math.abs(rest.indexOf(` n${value} `) - rest.indexOf(" ENDS"));
  const oneBegins = toBegin(one) + toEnd(two) <= toEnd(one) + toBegin(two);
  const first = [upper, 1] as const;
  const last = [lower, LAST_COLUMN] as const;
  const [at, other] = oneBegins ? [first, last] : [last, first];
  return { card: one, at, cells: new Map([[`r${other[0]}c${other[1]}`, two]]) };
}

/** "47 between 45 and 52", "30 right of 25 and left of 40". */
function between(asking: Asking, numbers: readonly number[]): Laid | null {
  const { rest } = asking;
  const [a, b, c] = numbers;
  if (numbers.length !== 3 || a === undefined || b === undefined || c === undefined) return null;
  const sides = / n\d+ .*(?:left .*n\d+ .*right|right .*n\d+ .*left) /.test(rest);
  if (!sides && !rest.includes(" between ")) return null;
  const cardFirst = sides || / n\d+ .*between /.test(rest);
  const [card, one, two] = cardFirst ? [a, b, c] : [c, a, b];
  if (one === two) return null;
  const row = asking.row ?? usualRow(card);
  const low = Math.min(one, two);
  const high = Math.max(one, two);
  const cells = new Map([
    [`r${row}c${MIDDLE - 1}`, low],
    [`r${row}c${MIDDLE + 1}`, high],
  ]);
  return { card, at: [row, MIDDLE], cells };
}

/** "30 next to 33", "20 left of 17", "50 on 49". */
function beside(asking: Asking, numbers: readonly number[]): Laid | null {
  const { rest } = asking;
  const [a, b] = numbers;
  if (numbers.length !== 2 || a === undefined || b === undefined || a === b) return null;
  const relation = / (?:beside|left|right|on|cover|occupied|after|before) /.exec(rest);
  if (relation === null) return null;
  const isSecond = !/ n\d+ .*(?:beside|left|right|on|cover|after|before|occupied) /.test(rest);
  const [card, other] = isSecond ? [b, a] : [a, b];
  const row = asking.row ?? usualRow(card);
  const cells = new Map([[`r${row}c${MIDDLE}`, other]]);
  if (/ occupied /.test(rest) || (/ on | cover /.test(rest) && !/ (?:beside|left|right) /.test(rest)))
    return { card, at: [row, MIDDLE], cells };
  const left = / left | before /.test(rest);
  const right = / right | after /.test(rest);
  if (left && right) return null;
  return { card, at: [row, left || (!right && card < other) ? MIDDLE - 1 : MIDDLE + 1], cells };
}

/** "44 with nothing beside it", "12 in row 3". */
function alone(text: string, asking: Asking, [card, ...others]: readonly number[]): Laid | null {
  const { rest, row, step } = asking;
  if (card === undefined || others.length > 0) return null;
  // "A 2 in row 3" asks about the mountain, and in "rows 2 and 3" there is no card at all.
  if (row !== undefined && card <= SMALL && !text.includes(" sea ")) return null;
  const free = / nothing | empty /.test(rest);
  if (
    (!free && row === undefined) ||
    / (?:beside|between|on|left|right|below) /.test(rest.replace(/ nothing beside | beside nothing /, " "))
  )
    return null;
  return { card, at: [row ?? usualRow(card), step ?? MIDDLE], cells: new Map() };
}

/** "The Finish while one space is empty." */
function finish(text: string, asking: Asking): Understood | null {
  if (!/ finish /.test(text) || numbersIn(asking.rest).length > 0) return null;
  const noStart = / without start | start missing | not start | missing start /.test(text);
  const open = / missing | empty | before (?:.* )?full | not (?:.* )?full | without (?:.* )?full /.test(
    text.replace(/ start missing | missing start /, " "),
  );
  if (!noStart && !open && !/ full /.test(text)) return null;
  const cells = new Map(FULL_SEA);
  if (open) cells.delete("r6c6");
  return seaCheck({
    cells,
    card: "finish",
    act: "finish",
    hand: asking.hand,
    started: !noStart,
    assumed: [],
  });
}

/** "May I discard two cards while I hold a Start and none lies?" */
function heldStart(text: string): Understood | null {
  if (!/ start /.test(text) || !/ discard /.test(text)) return null;
  if (/ occupied | after /.test(text)) return null;
  const two = / n2 (?:card )?discard | discard n2 /.test(text);
  if (!two || !/ hand | before | instead /.test(text)) return null;
  const base = { cells: new Map<string, number>(), hand: undefined, started: false, assumed: [] };
  return seaCheck({ ...base, card: "start", act: "discard 5 12", holds: ["start#1", "5", "12"] });
}

/** A question about the sea as a check; null where it is not sure. */
export function seaQuestion(symbols: readonly string[]): Understood | null {
  const text = ` ${symbols.join(" ")} `;
  const asking = askingOf(symbols);
  const special = finish(text, asking) ?? heldStart(text);
  if (special !== null || / finish | start .* hand /.test(text)) return special;
  const ends = across(text);
  if (ends !== null) return laidCheck(ends, { ...asking, row: ends.at[0] });
  if (/ start | discard | replace | end | n\d+ space /.test(text)) return null;
  const numbers = numbersIn(asking.rest);
  if (!numbers.every(isIsland)) return null;
  const laid = between(asking, numbers) ?? beside(asking, numbers) ?? alone(text, asking, numbers);
  return laid === null || laid.at[0] > ROWS || laid.at[1] > LAST_COLUMN ? null : laidCheck(laid, asking);
}
