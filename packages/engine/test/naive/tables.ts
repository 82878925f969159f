/** Tables to ask about: moments of whole games, and positions that were made up. */
import { deal, enact, outcome, type Rulebook, readPosition, seededFate, type Table } from "../../src/index";
import { anything, careful } from "../chapters/support/crew";
import { chance } from "../support/chance";
import { madeUpLine } from "./made-up";

/** Some tables of one game, spread over its length. */
export function* tablesOf(rulebook: Rulebook, seed: number, every: number, most = 400): Generator<Table> {
  const luck = chance(seed);
  const crew = seed % 2 ? anything : careful;
  const fate = seededFate(`v1:naive-${seed}`);
  let { table } = deal(rulebook, fate);
  for (let acts = 0; acts < most; acts++) {
    if (luck.once(every) || outcome(table) !== "playing") yield table;
    if (outcome(table) !== "playing") return;
    const enacted = enact(table, crew(table, luck), fate);
    if (!enacted.ok) throw new Error(`An offer was refused: ${JSON.stringify(enacted.error)}`);
    table = enacted.value.table;
  }
}

/** A position that was made up, read by the engine from its line. */
export function madeUpTable(rulebook: Rulebook, seed: number): Table {
  const line = madeUpLine(rulebook.code, chance(seed));
  const read = readPosition(line);
  if (!read.ok) throw new Error(`A made-up position does not read: ${JSON.stringify(read.error)}\n${line}`);
  return read.value;
}
