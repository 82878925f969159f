/** Tables to ask about: moments of whole games, and made-up positions. */
import { outcome, type Rulebook, readPosition, type Table } from "../../src/index";
import { chance } from "../support/chance";
import { crewOf } from "../support/crews";
import { game } from "../support/playing";
import { madeUpLine } from "./made-up";

/** Some tables of one game, one in `every`, and its last one. */
export function* tablesOf(rulebook: Rulebook, seed: number, every: number): Generator<Table> {
  const luck = chance(seed);
  for (const { before, after } of game(rulebook, seed, crewOf(seed))) {
    if (luck.once(every)) yield before;
    if (outcome(after) !== "playing") yield after;
  }
}

/** A made-up position, read by the engine from its line. */
export function madeUpTable(rulebook: Rulebook, seed: number): Table {
  const line = madeUpLine(rulebook.code, chance(seed));
  const read = readPosition(line);
  if (!read.ok) throw new Error(`A made-up position does not read: ${JSON.stringify(read.error)}\n${line}`);
  return read.value;
}
