/**
 * Runs the merge under random schedules, as many as wanted: `arena --runs 100000 --from 1`. A failure is printed with the
 * command that reproduces it.
 */
import { troubleOf } from "../test/support/schedule";

const option = (name: string, otherwise: number): number => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? otherwise : Number(process.argv[at + 1]);
};
const from = option("from", 1);
const runs = option("runs", 100_000);
let failed = 0;
for (let seed = from; seed < from + runs && failed < 10; seed++) {
  const trouble = troubleOf(seed);
  if (trouble.length === 0) continue;
  failed++;
  console.log(
    `${trouble.join("\n")}\n  npm --prefix packages/companion run arena -- --from ${seed} --runs 1`,
  );
}
const seconds = (process.cpuUsage().user / 1_000_000).toFixed(0);
console.log(`${runs} schedules from ${from}: ${failed} failed; ${seconds} s of CPU`);
process.exitCode = failed > 0 ? 1 : 0;
