/**
 * The arena: random play over random option sets, for as long as you like.
 *
 *   pnpm --filter @stillwater/engine arena [--acts 100000] [--from 1]
 *
 * A failure prints the command that reproduces it.
 */
import { parseArgs } from "node:util";
import { playRound } from "./arena-play";

const { values } = parseArgs({
  // pnpm may hand the `--` on.
  args: process.argv.slice(2).filter((word) => word !== "--"),
  options: { acts: { type: "string", default: "100000" }, from: { type: "string" } },
});
const wanted = Number(values.acts);
const from = Number(values.from ?? Date.now() % 1_000_000_000);
if (!(wanted > 0) || !Number.isSafeInteger(from)) throw new Error("Give --acts and --from as numbers.");

const results = new Map<string, number>();
const codes = new Set<string>();
let acts = 0;
let attempts = 0;
let round = from;
console.log(`Arena from round ${from}, ${wanted} acts.`);
const began = Date.now();
for (; acts < wanted; round++) {
  try {
    const played = playRound(round);
    acts += played.acts;
    attempts += played.attempts;
    codes.add(played.code);
    results.set(played.result, (results.get(played.result) ?? 0) + 1);
  } catch (cause) {
    console.error(cause instanceof Error ? cause.message : cause);
    console.error(`\nReproduce it:\n  pnpm --filter @stillwater/engine arena --from ${round} --acts 1`);
    process.exit(1);
  }
}
const seconds = (Date.now() - began) / 1000;
const ended = [...results].map(([result, count]) => `${count} ${result}`).join(", ");
console.log(
  `${acts} acts and ${attempts} attempts in ${round - from} games (${ended}), ${codes.size} option sets:`,
);
console.log(`pieces conserved, sight kept, judge and enact agreed. ${seconds.toFixed(1)} s.`);
