/**
 * Where several Islands lie, as a question tells it: "30 is in row 2, column 3, and 38 two to the right of it". Each Island
 * takes its space from what stands beside it in the line; a space that nothing tells is left open.
 */
import type { QuestionLine } from "./line";
import { HIGHEST_NUMBER, type Kind } from "./parts-of";
import { cellOf, spaceOf } from "./sea-position";
import type { Cell } from "./shapes";

interface Spot {
  row?: number;
  column?: number;
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
  readonly spots: ReadonlyMap<number, Readonly<Spot>>;
  readonly links: readonly Link[];
  /** Islands with one space or more between them, where the tried one goes. */
  readonly between?: readonly number[];
  /** Whether it goes in the middle of them. */
  readonly isMiddle?: boolean;
}

const LEFT = -1;
const RIGHT = 1;

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
export const BESIDE_SCENE: ReadonlySet<Kind> = new Set(["hand", "price", "game"]);

/** A side: "left of" a card, "left of it", or by itself: "on the left", "links". */
const SIDE = /^(at)?(left|right)(it)?$/;
const isBare = (name: string): boolean => /^at(?:left|right)$|it$/.test(name) && SIDE.test(name);

/** Whether the last side stands behind its card, as in "4 just before, 9 just after": then all of them do. */
const areBehind = (names: readonly string[], isLying: (name: string) => boolean): boolean =>
  SIDE.test(names.filter((name) => SIDE.test(name) || isLying(name)).at(-1) ?? "");

/** Whether bare sides stand in front of the cards they tell of ("links 30, rechts 38") or behind ("30 left, 38 right"). */
function sidesLead(names: readonly string[], isLying: (name: string) => boolean): boolean {
  const told = names.filter((name) => isBare(name) || isLying(name));
  const [first = ""] = told;
  return SIDE.test(first) && !SIDE.test(told.at(-1) ?? "");
}

/** The scene of a line whose cards, rows and columns have been put; null where it tells anything else. */
export function sceneOf(line: QuestionLine, tried: number): Scene | null {
  const names = line.text
    .trim()
    .split(/ +/)
    .filter((name) => !SILENT.has(name));
  const numberIn = (name = ""): number | undefined => {
    const part = line.part(name);
    const { kind, value, colour } = part?.is === "card" ? part.card : { kind: "card" as const };
    return kind === "number" && colour === undefined ? value : undefined;
  };
  const spots = new Map<number, Spot>();
  const links: Link[] = [];
  const lies: number[] = [];
  const between: number[] = [];
  const isLying = (name: string): boolean => ![undefined, tried].includes(numberIn(name));
  const leads = sidesLead(names, isLying);
  const behind = areBehind(names, isLying);
  let column: number | undefined;
  let row: number | undefined;
  let by: number | undefined;
  let steps: number | undefined;
  let last: number | undefined;
  let apart: number | undefined;
  let isBetween = false;
  let isMiddle = false;
  const spotOf = (value: number): Spot => {
    const spot = spots.get(value) ?? {};
    spots.set(value, spot);
    return spot;
  };
  for (const [at, name] of names.entries()) {
    const next = numberIn(names[at + 1]);
    const part = line.part(name);
    if (part?.is === "card") {
      const value = numberIn(name);
      if (value === undefined) return null;
      if (value !== tried && !lies.includes(value)) lies.push(value);
      const spot = spotOf(value);
      if (column !== undefined) {
        if (spot.column !== undefined) return null;
        spot.column = column;
        column = undefined;
      }
      // A row that follows is its own.
      if (row !== undefined && line.part(names[at + 1] ?? "")?.is !== "row") spot.row ??= row;
      if (by !== undefined) links.push({ card: value, of: tried, by });
      by = undefined;
      if (isBetween && value !== tried) between.push(value);
      last = value;
    } else if (part?.is === "row") {
      row = part.row;
      if (last !== undefined && next === undefined) spotOf(last).row ??= row;
    } else if (part?.is === "column") {
      const spot = last === undefined ? undefined : spotOf(last);
      if (spot === undefined || spot.column !== undefined) column = part.column;
      else {
        spot.column = part.column;
        if (row !== undefined) spot.row ??= row;
      }
    } else if (part !== undefined) {
      if (!BESIDE_SCENE.has(part.is)) return null;
    } else if (SIDE.test(name)) {
      const isLeft = name.includes("left");
      const far = (isLeft ? LEFT : RIGHT) * (steps ?? 1);
      steps = undefined;
      if (!isBare(name) && !behind) {
        // "Right of 30" tells where the card before it is.
        if (next === undefined) return null;
        const card = last ?? tried;
        if (card !== next) links.push({ card, of: next, by: far });
      } else if (last === tried && lies.length > 0 && !leads) {
        links.push({ card: tried, of: lies.at(-1) ?? tried, by: far });
      } else if (leads || last === undefined) {
        if (by !== undefined) return null;
        by = far;
      } else {
        const own = last;
        const before = lies.filter((value) => value !== own && spots.get(value)?.column !== undefined).at(-1);
        links.push({ card: own, of: before ?? tried, by: far });
      }
    } else if (name === "between") {
      isBetween = true;
      // "Three spaces between 12 and 20".
      if (steps !== undefined) apart = steps;
      steps = undefined;
    } else if (part === undefined && /^[nw][1-5]$/.test(name)) steps = Number(name.slice(1));
    else if (name === "away" && next !== undefined && steps !== undefined && last !== undefined) {
      // "45 two spaces away from 40": on the side that the numbers leave.
      links.push({ card: last, of: next, by: (last < next ? LEFT : RIGHT) * steps });
      steps = undefined;
    } else if (name === "middle" && apart !== undefined) isMiddle = true;
    else if (name !== "space" && name !== "middle") return null;
    else if (SIDE.test(names[at + 1] ?? "")) continue;
    else if (
      name === "space" &&
      last !== undefined &&
      numberIn(names[at - 1]) === last &&
      next !== undefined &&
      last !== tried &&
      next !== tried
    ) {
      // "31 _ 35", and what stands in one line before it.
      isBetween = true;
      between.push(last);
      links.push({ card: next, of: last, by: 2 });
      for (let one = at - 1; one > 0; one -= 1) {
        const [card, of] = [numberIn(names[one]), numberIn(names[one - 1])];
        if (card === undefined || of === undefined) break;
        links.push({ card, of, by: RIGHT });
      }
    }
    // A space that nothing counts is the one between two cards.
    else if (steps === undefined) isBetween = true;
  }
  if (by !== undefined || column !== undefined || steps !== undefined || lies.length === 0) return null;
  // One row that is told holds for all of them.
  const rows = new Set([...spots.values()].flatMap((spot) => spot.row ?? []));
  const [only] = rows;
  if (rows.size === 1 && only !== undefined) for (const spot of spots.values()) spot.row = only;
  const [one, other] = between.length === 0 ? lies.slice(-2) : between;
  if (!isBetween) return { card: tried, lies, spots, links };
  if (one === undefined || other === undefined || between.length > 2) return null;
  const isApart = [one, other].every((value) => spots.get(value)?.column === undefined);
  const isLinked = links.some((link) => link.card === one || link.card === other);
  // Where nothing tells how far apart they are, one space is between them.
  if (apart !== undefined || (isApart && !isLinked)) {
    const [low, high] = one < other ? [one, other] : [other, one];
    links.push({ card: high, of: low, by: (apart ?? 1) + 1 });
  }
  return { card: tried, lies, spots, links, between: [one, other], isMiddle };
}

/** Every way in which the tried Island can lie as the scene tells it, with where the others are; empty where there is none. */
export function waysOf(
  { card, lies, spots, links, between, isMiddle = false }: Scene,
  usual: Cell,
): readonly { readonly at: Cell; readonly cells: ReadonlyMap<number, Cell> }[] {
  const known = new Map<number, Cell>();
  const rows = [...spots.values()].flatMap(({ row }) => row ?? []);
  const isTold = [...spots.values()].some(({ column }) => column !== undefined);
  if (!isTold) {
    // Nothing tells a column: what is linked lies around the middle of the row.
    const first = links[0]?.of ?? lies[0];
    if (first === undefined) return [];
    const isWide = between !== undefined && links.some(({ by }) => by > 1);
    known.set(first, { row: rows[0] ?? usual.row, column: isWide ? 1 : usual.column });
  }
  for (const [value, { row, column }] of spots)
    if (column !== undefined) known.set(value, { row: row ?? usual.row, column });
  for (let round = 0; round < links.length; round++) {
    for (const { card: own, of, by } of links) {
      const base = known.get(of);
      const end = known.get(own);
      if (base !== undefined && end === undefined)
        known.set(own, { row: base.row, column: base.column + by });
      else if (base === undefined && end !== undefined)
        known.set(of, { row: end.row, column: end.column - by });
      else if (base !== undefined && end !== undefined)
        if (end.row !== base.row || end.column !== base.column + by) return [];
    }
  }
  const cells = new Map<number, Cell>();
  for (const value of lies) {
    const at = known.get(value);
    if (at === undefined) return [];
    cells.set(value, at);
  }
  if ([...known.values()].some((at) => spaceOf(at) === undefined)) return [];
  const taken = new Set([...cells.values()].map(spaceOf));
  if (taken.size !== cells.size) return [];
  const own = known.get(card);
  if (own !== undefined) return [{ at: own, cells }];
  if (between === undefined) return [];
  const [low = 0, high = 0] = between
    .flatMap((value) => cells.get(value) ?? [])
    .flatMap((at) => spaceOf(at) ?? [])
    .sort((one, other) => one - other);
  return Array.from({ length: Math.max(0, high - low - 1) }, (_, index) => low + 1 + index)
    .filter((space) => !taken.has(space) && (!isMiddle || 2 * space === low + high))
    .map((space) => ({ at: cellOf(space), cells }));
}
