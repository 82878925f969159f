/** What keeps the Summit closed, as figures. */
import { cardsAt, countAt, type Table, topOf } from "@stillwater/engine";
import { goatsOn } from "@/play/choosing/tools";
import { printedOn } from "./printed";
import { greenPaths } from "./terrain";

interface Panorama {
  readonly numbers: readonly number[];
  /** How many of them, from the left, lie side by side somewhere. */
  readonly run: number;
  readonly done: boolean;
}

export interface Way {
  readonly open: number;
  readonly bridges: number;
  /** The highest row that a green path reaches; null where none is asked for. */
  readonly green: number | null;
  /** Goats on the top row; null without goats. */
  readonly goats: number | null;
  readonly panoramas: readonly Panorama[];
  /** Guide ropes left and used; null for a crew. */
  readonly ropes: { readonly left: number; readonly total: number } | null;
}

export const TOP_ROW = 8;
export const GOATS_TO_WIN = 8;

export function wayOf(table: Table): Way {
  const { rulebook } = table;
  const has = (name: string): boolean => rulebook.places.some((spec) => spec.name === name);
  const cells = rulebook.cells.map((place) => topOf(table, place));
  const green = rulebook.enforced.has("A.green.path");
  const left = has("ropes") ? countAt(table, rulebook.place("ropes")) : 0;
  const used = has("ropes:used") ? countAt(table, rulebook.place("ropes:used")) : 0;
  return {
    open: cells.filter((card) => card === 0).length,
    bridges: cells.filter((card) => card !== 0 && rulebook.pieceName(card) === "bridge").length,
    green: green ? (greenPaths(table)[0]?.length ?? 0) : null,
    goats: has("goats")
      ? (rulebook.rows.at(-1) ?? []).reduce((sum, place) => sum + goatsOn(table, place), 0)
      : null,
    panoramas: panoramasOf(table),
    ropes: has("ropes") ? { left, total: left + used } : null,
  };
}

const KIND = "panorama:";

function panoramasOf(table: Table): readonly Panorama[] {
  const { rulebook } = table;
  if (!rulebook.places.some((spec) => spec.name === "met")) return [];
  return (["shown", "met"] as const)
    .flatMap((place) => cardsAt(table, rulebook.place(place)))
    .map((piece) => ({ piece, name: rulebook.pieceName(piece) }))
    .filter(({ name }) => name.startsWith(KIND))
    .sort((a, b) => a.piece - b.piece)
    .map(({ piece, name }): Panorama => {
      const numbers = name.slice(KIND.length).split("-").map(Number);
      const done = cardsAt(table, rulebook.place("met")).includes(piece);
      return { numbers, done, run: done ? numbers.length : longestRun(table, numbers) };
    });
}

function longestRun(table: Table, numbers: readonly number[]): number {
  let longest = 0;
  for (const row of table.rulebook.rows) {
    const lies = row.map((place) => {
      const printed = printedOn(table.rulebook, topOf(table, place));
      return printed?.kind === "ascent" ? printed.n : 0;
    });
    for (let from = 0; from < lies.length; from++) {
      const off = numbers.findIndex((number, index) => lies[from + index] !== number);
      longest = Math.max(longest, off < 0 ? numbers.length : off);
    }
  }
  return longest;
}
