/** Variants sheet, The High Arch: T.arch.layout, T.arch.no-start, T.arch.pillars, T.arch.roof, T.arch.win. */
import { isLost } from "./deeds";
import { type Line, readLine } from "./line";
import {
  ascends,
  type Crew,
  cost,
  misPaid,
  numberOn,
  readCrew,
  standardRefusals,
  type Try,
} from "./standard";

export interface Arch extends Crew {
  /** Six cells each, from bottom left to top right. */
  west: number[];
  east: number[];
  /** Twenty-eight cells: four rows of seven. */
  roof: number[];
  finishLies: boolean;
}

export function readArch(text: string): Arch {
  const line: Line = readLine(text);
  const cells = line.rows.flat().map(Number);
  return {
    ...readCrew(line),
    west: cells.slice(0, 6),
    east: cells.slice(6, 12),
    roof: cells.slice(12),
    finishLies: line.at("berth:finish").length > 0,
  };
}

export const ARCH_CELLS: readonly string[] = [
  ..."123456".split("").map((n) => `w${n}`),
  ..."123456".split("").map((n) => `e${n}`),
  ...[1, 2, 3, 4].flatMap((row) => [1, 2, 3, 4, 5, 6, 7].map((column) => `r${row}c${column}`)),
];

/** The line of cells that a cell belongs to, and its index in that line. */
export function partOf(
  arch: Arch,
  cell: string,
): { name: "west" | "east" | "roof"; cells: number[]; index: number } {
  const all = ARCH_CELLS.indexOf(cell);
  if (all < 6) return { name: "west", cells: arch.west, index: all };
  if (all < 12) return { name: "east", cells: arch.east, index: all - 6 };
  return { name: "roof", cells: arch.roof, index: all - 12 };
}

const standing = (arch: Arch): boolean => [...arch.west, ...arch.east].every((card) => card > 0);

/** T.arch.pillars: a pillar never costs anything. The roof has the prices of the sea. */
export function priceOf(arch: Arch, act: Try): number {
  if (act.type !== "lay" || numberOn(act.card) === 0) return 0;
  const { name, cells, index } = partOf(arch, act.at);
  return name === "roof" ? cost(cells, numberOn(act.card), index) : 0;
}

export function refusals(arch: Arch, act: Try): Set<string> {
  const no = new Set(standardRefusals(arch, act, priceOf(arch, act)));
  if (act.type === "lay") {
    const { name, cells, index } = partOf(arch, act.at);
    if (cells[index]! > 0) no.add("T.place.empty");
    if (numberOn(act.card) === 0) no.add("T.place.island");
    if (!ascends(cells, numberOn(act.card), index)) no.add("T.place.ascending");
    if (name === "roof" && !standing(arch)) no.add("T.arch.roof");
  }
  if (
    act.type === "stuck" &&
    arch.turn === act.seat &&
    !isLost(arch, refusals, ["lay", "finish"], ARCH_CELLS)
  )
    no.add("T.end.lose");
  if (act.type === "finish") {
    const complete = standing(arch) && arch.roof.every((card) => card > 0);
    if (!complete || arch.finishLies) no.add("T.arch.win");
  }
  if (act.type === "give" && arch.phase === "give" && misPaid(arch, act)) no.add("T.place.pay");
  return no;
}
