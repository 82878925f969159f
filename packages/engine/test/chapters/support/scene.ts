/** Scenes for examples: the test names what matters by place; the rest of the box goes where it does not matter. */
import { EVERYTHING, type Table } from "../../../src/index";
import { bareTable, put } from "../../../src/kernel/table";
import { rulebookOf } from "../../support/codes";

export interface Scene {
  readonly code: string;
  /** Cards in the grid by cell, such as `{ r1c1: 3 }`. */
  readonly grid?: Readonly<Record<string, number | string>>;
  /** Names of pieces by place, such as `{ "hand:1": "5 9 finish", "row:3": "rocks" }`. */
  readonly places?: Readonly<Record<string, string>>;
  /** Whether a Start has been laid, where the game has a place for it. */
  readonly startLaid?: boolean;
  /** Whose turn it is, counted from 1. */
  readonly turn?: number;
}

/** A full table on which a seat is about to act; cards not named lie among the discards of the last seat. */
export function scene({ code, grid = {}, places = {}, startLaid = true, turn = 1 }: Scene): Table {
  const rulebook = rulebookOf(code);
  const table = bareTable(rulebook, EVERYTHING);
  const used = new Set<number>();
  const lay = (name: string, place: string): void => {
    const piece = rulebook.copies(name).find((copy) => !used.has(copy));
    if (piece === undefined) throw new Error(`No ${name} is left for ${place}.`);
    used.add(piece);
    put(table, piece, rulebook.place(place));
  };
  for (const [cell, card] of Object.entries(grid)) lay(String(card), cell);
  const berth = rulebook.places.some(({ name }) => name === "berth:start");
  const begun = startLaid && berth && !("berth:start" in places);
  for (const [place, names] of Object.entries({ ...(begun ? { "berth:start": "start" } : {}), ...places }))
    for (const name of names.split(" ")) if (name !== "") lay(name, place);
  if (!used.has(rulebook.turn.marker)) lay("turn", `helm:${turn}`);
  rulebook.pieces.forEach((spec, piece) => {
    if (spec.starts === "" || used.has(piece)) return;
    const boxed = ["islands", "aside", "starts", "deck"].includes(spec.starts);
    if (spec.starts === "explorer" && "explorer" in places) {
      put(table, piece, rulebook.place("explored"));
      return;
    }
    const place = boxed ? `discard:${rulebook.seats}` : spec.name.startsWith("seal:") ? "gone" : spec.starts;
    put(table, piece, rulebook.place(place));
  });
  return table;
}

/** A grid with every cell filled, except some: 2, 4, 6 … 72 along the sequence. */
export function fullGrid(...open: readonly string[]): Record<string, number> {
  const cells = [1, 2, 3, 4, 5, 6].flatMap((row) => [1, 2, 3, 4, 5, 6].map((column) => `r${row}c${column}`));
  return Object.fromEntries(
    cells.flatMap((cell, index) => (open.includes(cell) ? [] : [[cell, 2 * index + 2]])),
  );
}

/** The names of the pieces at a place. */
export function at(table: Table, place: string): string {
  const { rulebook } = table;
  const names: string[] = [];
  for (let piece = 1; piece <= rulebook.lastPiece; piece++)
    if (table.numbers[piece] === rulebook.place(place)) names.push(rulebook.pieceName(piece));
  return names.join(" ");
}
