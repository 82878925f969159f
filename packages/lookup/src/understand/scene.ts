/**
 * Where several Islands lie, as a question tells it: "30 is in row 2, column 3, and 38 two to the right of it". What it
 * names becomes signs; rules read from the signs where each Island lies; every way of lying so is what it may mean.
 */
import type { QuestionLine } from "./line";
import { HIGHEST_NUMBER, type Kind } from "./parts-of";
import { cellOf, columnsOf, spaceOf } from "./sea-position";
import type { Cell } from "./shapes";

/** What is told of the space of a card. */
interface Spot {
  readonly row: number | undefined;
  readonly column: number | undefined;
}

/** One card so many spaces to the right of another; less than none to its left. */
interface Link {
  readonly card: number;
  readonly of: number;
  readonly by: number;
}

/** What a question tells of the sea: the Island that is tried, the others, and where each of them can be. */
interface Scene {
  readonly card: number;
  readonly lies: readonly number[];
  /** The rows that are told; one alone is the row of all of them. */
  readonly rows: readonly number[];
  readonly spots: ReadonlyMap<number, Spot>;
  readonly links: readonly Link[];
  /** Islands with one space or more between them, where the tried one goes. */
  readonly between: readonly number[];
  /** Whether it goes in the middle of them. */
  readonly isMiddle: boolean;
}

/**
 * The Island that is tried: what is said to be held, laid, or asked for. Undefined where that is not plain.
 * @param symbols the symbols of the question
 */
export function triedIn(symbols: readonly string[]): number | undefined {
  const text = ` ${symbols.join(" ")} `;
  const first = (patterns: readonly RegExp[]): readonly number[] =>
    patterns
      .map((pattern) => Number(pattern.exec(text)?.[1] ?? 0))
      .filter((value) => value >= 1 && value <= HIGHEST_NUMBER.sea);
  const [one, other] = first([
    / (?:have|drew)(?: only)? n(\d+) (?!(?:hand)?card |spare |lie |n\d|space |in (?:row|column) )/,
    / (?:lay|ask)(?: (?:lay|ask|have|in))* n(\d+) (?!lie |column |row )/,
    /(?<! (?:row|column)) n(\d+) (?:ask )?lay (?!n\d)/,
    / what(?: cost)?(?: (?:does|for|in))* n(\d+) (?!lie )/,
    / n(\d+) in space /,
    /^ n(\d+) have n\d+ (?:left|right)it /,
    /^ n(\d+) (?:[nw][1-4] )?(?:space )?(?:away|left|right|beside) /,
  ]);
  if (one !== undefined) return other === undefined || one === other ? one : undefined;
  // "I have 34, 30 is to the left": what is held, where nothing else is told of it.
  return first([/ have n(\d+) (?=n\d)/])[0];
}

/** Symbols that say nothing of where a card lies once it is known which one is tried. */
const SILENT = new Set(
  "lay ask lie some have in on there already with when and but that still only follows empty neighbour count".split(
    " ",
  ),
);

/** Kinds of parts that may stand beside a scene, for others to read. */
export const BESIDE_SCENE: ReadonlySet<Kind> = new Set(["hand", "price", "game", "state"]);

/** A side `of` a card that is named behind it, or `at` a side of one that was named before, and words of a gap. */
const SIGNS: Readonly<Record<string, string>> = {
  ...{ left: "of-1", atleft: "at-1", leftit: "at-1", right: "of+1", atright: "at+1", rightit: "at+1" },
  ...{ away: "away", between: "between", middle: "middle", space: "space" },
};

/** The sign of a symbol or a part: `T34` the tried Island, `C30` another, `R2` a row, `L3` a column, `K2` a count. */
function signOf(line: QuestionLine, name: string, tried: number): string | undefined {
  const part = line.part(name);
  switch (part?.is) {
    case undefined:
      return SIGNS[name] ?? (/^[nw][1-5]$/.test(name) ? `K${name.slice(1)}` : undefined);
    case "row":
      return `R${part.row}`;
    case "column":
      return `L${part.column}`;
    case "card": {
      const { kind, value, colour } = part.card;
      return kind === "number" && colour === undefined ? `${value === tried ? "T" : "C"}${value}` : undefined;
    }
    default:
      return undefined;
  }
}

/** What a line names, as signs; null where it names anything else. */
function signsOf(line: QuestionLine, tried: number): string | null {
  const signs = line.text
    .trim()
    .split(/ +/)
    .filter((name) => !SILENT.has(name) && !BESIDE_SCENE.has(line.part(name)?.is ?? "card"))
    .map((name) => signOf(line, name, tried));
  if (signs.includes(undefined)) return null;
  const text = ` ${signs.join(" ")} `
    .replace(/ space(?= (?:at|of|away))/g, "")
    // "Two to the right".
    .replace(/ K(\d) (at|of)([+-])1/g, " $2$3$1")
    .replace(/ (L\d) (R\d)(?= )/g, " $2 $1")
    // "Two spaces between 40 and 43, is 43 free": it lies beyond them. Without a number there is one, where none would fit.
    .replace(
      / (?:K([1-4])(?: space)?|space) between (?:T\d+ C(\d+)|C(\d+) T\d+)(?= )/,
      (all, count: string | undefined, one: string | undefined, other: string) =>
        count === undefined && Math.abs(tried - Number(one ?? other)) > 1
          ? all
          : ` T${tried} K${Number(count ?? 1) + 1} away C${one ?? other}`,
    )
    // "28 31 _ 35".
    .replace(/(?<= C\d+) space(?= C\d+ )/, " next+2")
    .replace(/(?<= C\d+)(?= C\d+(?: C\d+)* next)/g, " next+1");
  // "4 just before, 9 just after": where the last side stands behind its card, all of them do.
  return / (?:at|of)\S+ (?!.*C\d)/.test(text) ? text.replaceAll(" of", " at") : text;
}

/**
 * What signs tell: the `row` and `column` of a `card`, or that it is so many spaces (`by`) to the right `of` another, or
 * `far` from it; of the tried one where none is named. The card stays for what follows, as `P` once its column is told.
 */
const RULES: readonly RegExp[] = [
  // "41 in column 2", unless the column before 41 is its own.
  /(?<! [RL]\d) (?<card>[CT]\d+)(?= [RL])(?: R(?<row>\d))?(?: L(?<column>\d))?(?= )/,
  /(?: R(?<row>\d))?(?: L(?<column>\d))?(?<=[RL]\d) (?<card>[CT]\d+)(?= )/,
  // "45 two spaces away from 40": on the side that the numbers leave.
  / (?<card>[CPT]\d+) K(?<far>\d) away (?<of>[CPT]\d+)(?= )/,
  /^ of(?<by>\S+) (?<of>[CPT]\d+)(?= )/,
  / (?<card>[CPT]\d+) of(?<by>\S+) (?<of>[CPT]\d+)(?= )/,
  // "58 lies, 61 right of it"; "30 is in column 3, 38 right of it"; "30 on the left"; "on the left 30".
  /(?<= (?<of>[CP]\d+)) (?<card>T\d+) at(?<by>\S+)(?= )/,
  /(?<= (?<of>P\d+)) (?<card>C\d+) at(?<by>\S+)(?= )/,
  /(?<! at\S+) (?<card>[CP]\d+) at(?<by>\S+)(?= (?!P))/,
  / at(?<by>\S+) (?<card>[CP]\d+)(?= )/,
  / (?<of>[CP]\d+) next(?<by>\S+) (?<card>C\d+)(?= )/,
];

/** What signs tell of each card; null where one is left over, or a card has two places. */
function toldIn(signs: string, tried: number): Pick<Scene, "spots" | "links"> | null {
  const spots = new Map<number, Spot>();
  const links: Link[] = [];
  const numberIn = (sign: string | undefined): number | undefined =>
    sign === undefined ? undefined : Number(sign.replace(/[CPT]/, ""));
  let text = signs;
  for (const rule of RULES) {
    for (let found = rule.exec(text); found !== null; found = rule.exec(text)) {
      const { card: sign, of: base, ...told } = found.groups ?? {};
      const [card, of] = [numberIn(sign) ?? tried, numberIn(base) ?? tried];
      const [row, column, by, far = 0] = [told.row, told.column, told.by, told.far].map(numberIn);
      if (row === undefined && column === undefined)
        links.push({ card, of, by: by ?? far * Math.sign(card - of) });
      else if (spots.has(card)) return null;
      else spots.set(card, { row, column });
      const isPlaced = card !== tried && (column !== undefined || base?.startsWith("P") === true);
      const stays = sign === undefined ? "" : ` ${isPlaced ? `P${card}` : sign}`;
      text = text.slice(0, found.index) + stays + text.slice(found.index + found[0].length);
    }
  }
  const left = text
    .replace(/ K\d(?: space)? between(?= )/, "")
    .replace(/ (?:between|middle|space)(?= )/g, "");
  return /^(?: [CPT]\d+)* $/.test(left) ? { spots, links } : null;
}

/** The Islands between which the tried one goes; none where signs tell of no gap, null where they tell of one between others. */
function betweenIn(signs: string, lies: readonly number[]): readonly number[] | null {
  const [, one, from, other] = / (?:between C(\d+)(?: [RL]\d)*|C(\d+) next\+2) C(\d+)/.exec(signs) ?? [];
  if (other !== undefined) return [Number(one ?? from), Number(other)];
  if (!/ (?:between|middle|space) /.test(signs)) return [];
  return / between (?:T\d+ )?C/.test(signs) || lies.length < 2 ? null : lies.slice(-2);
}

/** The scene of a line whose cards, rows and columns have been put; null where it tells anything else. */
export function sceneOf(line: QuestionLine, tried: number): Scene | null {
  const signs = signsOf(line, tried);
  if (signs === null) return null;
  const lies = [...new Set(signs.match(/(?<=C)\d+/g))].map(Number);
  const between = betweenIn(signs, lies);
  // One row that is told holds for all of them.
  const rows = new Set(signs.match(/ R\d(?= )/g));
  const [only = ""] = rows;
  const told = toldIn(rows.size === 1 ? signs.replaceAll(only, "") : signs, tried);
  if (told === null || between === null || lies.length === 0) return null;
  const { spots, links } = told;
  const [, count] = / K(\d)(?: space)? between /.exec(signs) ?? [];
  const isTold = between.some(
    (each) => spots.has(each) || links.some(({ card, of }) => card === each || of === each),
  );
  // Where nothing tells how far apart they are, one space is between them.
  const apart: readonly Link[] =
    between.length === 0 || (count === undefined && isTold)
      ? []
      : [{ card: Math.max(...between), of: Math.min(...between), by: Number(count ?? 1) + 1 }];
  const isMiddle = count !== undefined && / middle /.test(signs);
  const numbers = [...rows].map((row) => Number(row.slice(2)));
  return { card: tried, lies, rows: numbers, spots, links: [...links, ...apart], between, isMiddle };
}

/** Where each Island lies as far as links tell from those whose space is known; null where they contradict each other. */
function linked(known: ReadonlyMap<number, Cell>, links: readonly Link[]): ReadonlyMap<number, Cell> | null {
  const cells = new Map(known);
  for (let round = 0; round < links.length; round++) {
    for (const { card, of, by } of links) {
      const [own, base] = [cells.get(card), cells.get(of)];
      if (own !== undefined) {
        if (base === undefined) cells.set(of, { ...own, column: own.column - by });
        else if (own.row !== base.row || own.column !== base.column + by) return null;
      } else if (base !== undefined) cells.set(card, { ...base, column: base.column + by });
    }
  }
  return cells;
}

/** Cells of one row, moved to its middle. */
function inMiddle(cells: ReadonlyMap<number, Cell>): ReadonlyMap<number, Cell> {
  const all = [...cells.values()];
  const columns = all.map(({ column }) => column);
  const [first, last] = [Math.min(...columns), Math.max(...columns)];
  const by = Math.floor((columnsOf(all[0]?.row ?? 0) + 1 - first - last) / 2);
  return new Map([...cells].map(([value, { row, column }]) => [value, { row, column: column + by }]));
}

/** Every way in which the tried Island can lie as the scene tells it, with where the others are; empty where there is none. */
export function waysOf(
  { card, lies, rows, spots, links, between, isMiddle }: Scene,
  usualRow: number,
): readonly { readonly at: Cell; readonly cells: ReadonlyMap<number, Cell> }[] {
  const known = new Map<number, Cell>();
  // Where several rows are told, a card needs its own.
  const [common = 0] = rows.length > 1 ? [] : [...rows, usualRow];
  for (const [value, { row = common, column }] of spots)
    if (column !== undefined) known.set(value, { row, column });
  const isTold = known.size > 0;
  if (!isTold) known.set(links[0]?.of ?? card, { row: common, column: 0 });
  const found = linked(known, links);
  if (found === null) return [];
  const cells = new Map(isTold ? found : inMiddle(found));
  const isElsewhere = [...spots].some(
    ([value, { row }]) => row !== undefined && row !== cells.get(value)?.row,
  );
  const spaces = new Set([...cells.values()].map(spaceOf));
  if (isElsewhere || spaces.has(undefined) || spaces.size < cells.size) return [];
  const own = cells.get(card);
  cells.delete(card);
  if (cells.size < lies.length) return [];
  if (own !== undefined) return [{ at: own, cells }];
  const ends = between.flatMap((value) => cells.get(value) ?? []).flatMap((at) => spaceOf(at) ?? []);
  const [low, high] = [Math.min(...ends), Math.max(...ends)];
  return Array.from({ length: Math.max(0, high - low - 1) }, (_, index) => low + 1 + index)
    .filter((space) => !spaces.has(space) && (!isMiddle || 2 * space === low + high))
    .map((space) => ({ at: cellOf(space), cells }));
}
