/** Every option set there is, and ways to draw one. */
import fc from "fast-check";
import { type Rulebook, readOptions, rulebookFor, type SeaOptions } from "../../src/index";

const upTo = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** All 260 option sets of the sea as it stands. */
export const ALL_OPTIONS: readonly SeaOptions[] = upTo(1, 5).flatMap((players) =>
  upTo(0, 12).flatMap((removed) =>
    [false, true].flatMap((strict) =>
      (players === 1 ? upTo(4, 9) : [8]).map(
        (soloStart): SeaOptions => ({ game: "sea", players, removed, strict, soloStart }),
      ),
    ),
  ),
);

/** An option set; every number of players is as likely as another. */
export const anyOptions: fc.Arbitrary<SeaOptions> = fc
  .record({
    players: fc.integer({ min: 1, max: 5 }),
    removed: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 12 })),
    strict: fc.boolean(),
    soloStart: fc.integer({ min: 4, max: 9 }),
  })
  .map(({ players, removed, strict, soloStart }) => {
    return { game: "sea", players, removed, strict, soloStart: players === 1 ? soloStart : 8 };
  });

/** A rulebook by its code; throws where the code is wrong, which only a mistake in a test can be. */
export function rulebookOf(code: string): Rulebook {
  const options = readOptions(code);
  if (!options.ok) throw new Error(`Not an option code: ${code} (${JSON.stringify(options.error)})`);
  return rulebookFor(options.value);
}

/** How many cases a property draws. */
export function runs(count: number): { numRuns: number } {
  return { numRuns: count * Number(process.env.FC_RUNS ?? 1) };
}
