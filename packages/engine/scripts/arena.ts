/**
 * The arena: plays whole games and checks every law, round after round over every option set of both games, for as long
 * as you like. A round is fully determined by its number; the tests play the first few thousand.
 *
 *   npm --prefix packages/engine run arena -- [--acts 100000] [--from 1] [--only "storms wild2"]
 *
 * `--only` keeps to the option sets whose code contains every word given. A failure prints the command that reproduces it.
 */
import { parseArgs } from "node:util";
import { writeOptions } from "../src/index";
import { journey, optionsOf } from "../test/laws/journey";
import { Tally } from "../test/laws/law";

const { values } = parseArgs({
  // pnpm may pass the `--` on.
  args: process.argv.slice(2).filter((word) => word !== "--"),
  options: {
    acts: { type: "string", default: "100000" },
    from: { type: "string" },
    only: { type: "string", default: "" },
  },
});
const wanted = Number(values.acts);
const from = Number(values.from ?? Date.now() % 1_000_000_000);
if (!(wanted > 0) || !Number.isSafeInteger(from)) throw new Error("Give --acts and --from as numbers.");
const words = values.only.split(" ").filter((word) => word !== "");

/** Several times as many rounds as there are option sets: by then, any code with these words has come up. */
const MOST_SKIPPED = 1_000_000;

const isWanted = (round: number): boolean => {
  const code = writeOptions(optionsOf(round)).split(" ");
  return words.every((word) => code.includes(word));
};

const tally = new Tally();
console.log(`Arena from round ${from}, ${wanted} acts.`);
const began = Date.now();
let skipped = 0;
for (let round = from; tally.acts < wanted; round++) {
  if (!isWanted(round)) {
    if (++skipped > MOST_SKIPPED) throw new Error(`No option set has all of: ${words.join(", ")}.`);
    continue;
  }
  skipped = 0;
  try {
    journey(round, tally);
  } catch (cause) {
    console.error(cause instanceof Error ? cause.message : cause);
    process.exit(1);
  }
}
const seconds = (Date.now() - began) / 1000;
const silent = [...tally.enforced].filter((clause) => !tally.cited.has(clause));
console.log(`${tally}: all ten laws held. ${seconds.toFixed(1)} s.`);
if (silent.length > 0) console.log(`Enforced and not cited in so few games: ${silent.join(" ")}`);
