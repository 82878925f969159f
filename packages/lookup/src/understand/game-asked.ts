import { cellsInRow, type Rulebook, readOptions, rulebookFor } from "@stillwater/engine";

/** The rulebook of the game that is asked about, by its option code: "sea p2". Throws where it is none. */
export function rulebookAsked(option: string): Rulebook {
  const options = readOptions(option);
  if (!options.ok) throw new Error(`${option} is no game.`);
  return rulebookFor(options.value);
}

/** How many rows the game has. */
export const rowsIn = (option: string): number => rulebookAsked(option).rows.length;

/** How many spaces a row of it has, from the bottom; 0 where there is no such row. */
export const spacesIn = (option: string, row: number): number => cellsInRow(rulebookAsked(option), row);
