/** Where to look for mistakes: tables that games reach, and tables that no game may ever reach. */
import { type Rulebook, readOptions, type Table } from "../../src/index";
import { crewOf } from "./crews";
import { madeUpClimb } from "./made-up-mountain";
import { madeUpSea } from "./made-up-sea";
import { tableAfter } from "./playing";

/** The table after up to 90 acts of a game by a wild, a careful or a good crew (at its end, if that comes first). */
function reached(rulebook: Rulebook, seed: number): Table {
  return tableAfter(rulebook, seed, (seed >>> 3) % 90, crewOf(seed));
}

/** Any full table of an option set, drawn from a seed: every piece lies where it may lie. */
export function madeUp(rulebook: Rulebook, seed: number): Table {
  if (rulebook.game === "sea") return madeUpSea(rulebook, seed);
  const options = readOptions(rulebook.code);
  if (!options.ok || options.value.game !== "mountain") throw new Error(`No climb: ${rulebook.code}`);
  return madeUpClimb(options.value, seed);
}

/** A made-up table or a reached one, depending on the seed. */
export function anyTable(rulebook: Rulebook, seed: number): Table {
  return seed % 2 ? madeUp(rulebook, seed) : reached(rulebook, seed >>> 1);
}
