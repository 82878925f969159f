/** Ways to name and to draw option sets; `option-sets.ts` lists all of them. */
import fc from "fast-check";
import { type Options, type Rulebook, readOptions, rulebookFor, type SeaOptions } from "../../src/index";
import { SUBSETS } from "./option-sets";

/** An option set of the base sea; all numbers of players are equally likely. */
export const anyOptions: fc.Arbitrary<SeaOptions> = fc
  .constantFrom(...SUBSETS.base)
  .chain(({ settings }) => fc.constantFrom(...settings.filter(isSea)));

function isSea(options: Options): options is SeaOptions {
  return options.game === "sea";
}

/** A rulebook by its code; throws if the code is wrong, which only a mistake in a test can cause. */
export function rulebookOf(code: string): Rulebook {
  const options = readOptions(code);
  if (!options.ok) throw new Error(`Not an option code: ${code} (${JSON.stringify(options.error)})`);
  return rulebookFor(options.value);
}

/** How many cases a property draws. */
export function runs(count: number): { numRuns: number } {
  return { numRuns: count * Number(process.env.FC_RUNS ?? 1) };
}
