/**
 * What the analysis comes to on fresh deals, `v1:analysis-…`. Writes docs/analysis.md; rows that are not measured stay as
 * they are.
 *
 *   --rows "sea p[2-5]$"   option sets by a pattern     --deals 2000     --playouts 256
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { stream } from "@stillwater/crew";
import { deal, type Rulebook, readOptions, rulebookFor, seededFate } from "@stillwater/engine";
import { GROUPS } from "../../crew/scripts/rows";
import { findLine } from "../src/index";

function argument(name: string, otherwise: string): string {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? otherwise : (process.argv[at + 1] ?? otherwise);
}

const rows = new RegExp(argument("rows", "."));
const deals = Number(argument("deals", "2000"));
const playouts = Number(argument("playouts", "256"));
const file = new URL(argument("out", "../../../docs/analysis.md"), import.meta.url);

function rulebookOf(code: string): Rulebook {
  const options = readOptions(code);
  if (!options.ok) throw new Error(`${code}: ${options.error.what}`);
  return rulebookFor(options.value);
}

/** Milliseconds of processor time that something takes. */
function timed<T>(does: () => T): readonly [T, number] {
  const from = process.cpuUsage();
  const result = does();
  const { user, system } = process.cpuUsage(from);
  return [result, (user + system) / 1000];
}

const sorted = (values: readonly number[]): readonly number[] => [...values].sort((a, b) => a - b);
const quantile = (values: readonly number[], share: number): number =>
  sorted(values)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;

/** One row of the table of lines. */
function linesOf(code: string): string {
  const rulebook = rulebookOf(code);
  const played: number[] = [];
  const times: number[] = [];
  for (let index = 0; index < deals; index++) {
    const fate = seededFate(`v1:analysis-${index}`);
    const { table } = deal(rulebook, fate);
    const [line, ms] = timed(() => findLine({ table, fate }, playouts, stream(index)));
    if (line) played.push(line.playouts);
    times.push(ms);
  }
  const found = ((100 * played.length) / deals).toFixed(2);
  const games = [0.5, 0.99, 1].map((share) => quantile(played, share)).join(" · ");
  const ms = [0.5, 0.99].map((share) => quantile(times, share).toFixed(0)).join(" · ");
  return `${found} of ${deals} | ${games} | ${ms}`;
}

/** Rows that an earlier run has written. */
function remembered(): Map<string, string> {
  const text = existsSync(file) ? readFileSync(file, "utf8") : "";
  return new Map(
    [...text.matchAll(/^\| `([^`]+)` \| (.+) \|$/gm)].map(([, code = "", row = ""]) => [code, row]),
  );
}

const known = remembered();
for (const code of GROUPS.flatMap(({ codes }) => codes).filter((code) => rows.test(code))) {
  known.set(code, linesOf(code));
  console.log(`${code.padEnd(40)} ${known.get(code)}`);
}

const tables = GROUPS.map(({ title, codes }) => {
  const lines = codes.map((code) => `| \`${code}\` | ${known.get(code) ?? "– | – | –"} |`).join("\n");
  return `### ${title}\n\n| set | found % | games played: half · 99 in 100 · most | ms: half · 99 in 100 |\n|---|--:|--:|--:|\n${lines}\n`;
});

writeFileSync(
  file,
  `# What the captain's log can tell

Written by \`npm run analysis\` on fresh deals that nothing was tuned on; \`--rows\` and \`--deals\` measure some of it anew,
the rest stays.

## Lines that win

For how many deals a line that wins is found with all cards known and at most ${playouts} games played, each line replayed by
the engine. How many games that took is the same on every machine; milliseconds are processor time, here of
${cpus()[0]?.model.trim() ?? "an unnamed processor"}, which other work went on on.

${tables.join("\n")}`,
);
