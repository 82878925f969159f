/** Positions for examples: the test says what matters; the rest of the box goes where it does not matter. */
import { readPosition, type Table } from "../../src/index";
import { rulebookOf } from "./codes";

export interface Setup {
  readonly code?: string;
  /** Islands in the grid by cell, such as `{ r1c1: 3 }`. */
  readonly grid?: Readonly<Record<string, number>>;
  /** Hands by seat, such as `["5 9 finish", "start"]`. */
  readonly hands?: readonly string[];
  /** Cards in the draw piles; all others are discarded by the last seat. */
  readonly piles?: readonly string[];
  readonly startLaid?: boolean;
  /** Whose turn it is, counted from 1. */
  readonly turn?: number;
}

/** A full table on which a seat is about to act. */
export function setUp({
  code = "sea p2",
  grid = {},
  hands = [],
  piles = [],
  startLaid = true,
  turn = 1,
}: Setup): Table {
  const rulebook = rulebookOf(code);
  const { seats } = rulebook;
  const used = new Set<string>();
  const taken: Record<string, number> = { start: 0, finish: 0 };
  const pieces = (words: string): string =>
    words
      .split(" ")
      .filter((word) => word !== "")
      .map((word) => {
        const copy = taken[word];
        if (copy !== undefined) taken[word] = copy + 1;
        const piece = copy === undefined ? word : `${word}#${copy + 1}`;
        used.add(piece);
        return piece;
      })
      .join();
  const seated = Array.from({ length: seats }, (_, index) => index);
  const berth = startLaid ? [`berth:start=${pieces("start")}`] : [];
  const held = seated.map((seat) => `hand:${seat + 1}=${pieces(hands[seat] ?? "")}`);
  const stacked = seated.map((seat) => `pile:${seat + 1}=${pieces(piles[seat] ?? "")}`);
  for (const card of Object.values(grid)) used.add(String(card));
  const copies = (name: string, count: number): string[] =>
    Array.from({ length: count }, (_, index) => `${name}#${index + 1}`);
  const islands = Array.from({ length: 80 }, (_, index) => String(index + 1));
  const rest = [...islands, ...copies("start", seats), ...copies("finish", 5)].filter(
    (piece) => !used.has(piece),
  );
  const out = rest.splice(0, removedBy(code));
  const gone = [...copies("start", 5).slice(seats), ...seated.map((seat) => `seal:${seat + 1}`)];
  const rows = rulebook.rows.map((row) => row.map((cell) => grid[rulebook.placeName(cell)] ?? ".").join(" "));
  const empty = ["islands", "aside", "starts", "ashore", ...seated.map((seat) => `sealed:${seat + 1}`)];
  const places = [
    ...empty.map((place) => `${place}=`),
    ...berth,
    ...held,
    ...stacked,
    `removed=${out.join()}`,
    `discard:${seats}=${rest.join()}`,
    `helm:${turn}=turn`,
    `gone=${gone.join()}`,
  ];
  const read = readPosition(`${code} | ${rows.join("/")} | ${places.join(" ")}`);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
}

const removedBy = (code: string): number => Number(/ -(\d+)/.exec(code)?.[1] ?? 0);

/** A grid with every cell filled, except some: 2, 4, 6 … 72 along the sequence. */
export function fullGrid(...open: readonly string[]): Record<string, number> {
  const cells = [1, 2, 3, 4, 5, 6].flatMap((row) => [1, 2, 3, 4, 5, 6].map((column) => `r${row}c${column}`));
  return Object.fromEntries(
    cells.flatMap((cell, index) => (open.includes(cell) ? [] : [[cell, 2 * index + 2]])),
  );
}
