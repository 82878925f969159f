/**
 * Measures the results of the analysis on fresh deals, `v1:analysis-…`. Writes docs/analysis.md; rows that are not measured
 * stay as they are.
 *
 *   --rows "sea p[2-5]$"   option sets by a pattern     --deals 2000     --playouts 256
 *   --lost 100             lost games a row; 0 leaves that table as it is
 */
import { readFileSync, writeFileSync } from "node:fs";
import { stream } from "@stillwater/crew";
import { deal, seededFate } from "@stillwater/engine";
import { argument } from "../../crew/scripts/argument";
import { rulebookOf } from "../../crew/scripts/playing";
import { GROUPS } from "../../crew/scripts/rows";
import { findLine, type Losing, type LosingKind, losingKindOf, provenLost, whereLost } from "../src/index";
import { lostGames, type Played } from "./lost-games";

const rows = new RegExp(argument("rows", "."));
const deals = Number(argument("deals", "2000"));
const playouts = Number(argument("playouts", "256"));
const lost = Number(argument("lost", "100"));
/** Option sets whose lost games are examined. */
const LOST = ["sea p2", "sea p2 -12", "sea p4", "sea p4 -12", "mountain p2", "mountain p4"];
/** Milliseconds of processor time spent on each lost game. */
const ENOUGH = 10_000;
const file = new URL(argument("out", "../../../docs/analysis.md"), import.meta.url);

/** A result, and the milliseconds of processor time that it took. */
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
  let none = 0;
  for (let index = 0; index < deals; index++) {
    const fate = seededFate(`v1:analysis-${index}`);
    const { table } = deal(rulebook, fate);
    const [line, ms] = timed(() => findLine({ table, fate }, playouts, stream(index)));
    if (line) played.push(line.playouts);
    else if (provenLost({ table, fate })) none++;
    times.push(ms);
  }
  const found = ((100 * played.length) / deals).toFixed(2);
  const games = [0.5, 0.99, 1].map((share) => quantile(played, share)).join(" · ");
  const ms = [0.5, 0.99].map((share) => quantile(times, share).toFixed(0)).join(" · ");
  const proven = none === 0 ? "" : `, ${none} proven lost`;
  return `${found} of ${deals}${proven} | ${games} | ${ms}`;
}

/** What is known about a lost game after ten seconds. */
function toldOf({ tables, fate }: Played): LosingKind {
  let known: Losing | undefined;
  let spent = 0;
  for (const steps = whereLost(tables, fate); ; ) {
    const [step, ms] = timed(() => steps.next());
    spent += ms;
    if (spent > ENOUGH) break;
    known = step.value ?? known;
    if (step.done) break;
  }
  return known ? losingKindOf(known) : "unknown";
}

/** One row of the table of lost games. */
function losingOf(code: string): string {
  const times: number[] = [];
  const told = { here: 0, between: 0, unknown: 0 };
  for (const game of lostGames(code, lost)) {
    const [kind, ms] = timed(() => toldOf(game));
    told[kind]++;
    times.push(ms);
  }
  const share = (count: number): string => ((100 * count) / lost).toFixed(0);
  const ms = [0.5, 0.9].map((part) => quantile(times, part).toFixed(0)).join(" · ");
  return `${share(told.here)} of ${lost} | ${share(told.between)} | ${share(told.unknown)} | ${ms}`;
}

/** Rows that an earlier run wrote. */
function remembered(mark: string): Map<string, string> {
  const text = readFileSync(file, "utf8");
  const found = text.matchAll(/^\| `([^`]+)`(.*?) \| (.+) \|$/gm);
  return new Map(
    [...found].flatMap(([, code = "", after, row = ""]) => (after === mark ? [[code, row] as const] : [])),
  );
}

/** Follows the code in rows about lost games. */
const LOST_MARK = " lost";
const lines = remembered("");
const losings = remembered(LOST_MARK);

/** The first heading of the text that people write: from there on the page stays as it is. */
const BY_HAND = "## Read as a player";

function writtenByHand(): string {
  const page = readFileSync(file, "utf8");
  const begins = page.indexOf(BY_HAND);
  if (begins < 0) throw new Error(`There is no "${BY_HAND}" in ${file.pathname}.`);
  return page.slice(begins);
}

/** The columns of the tables of lines. Times are given only for sets with a time limit, measured on an idle machine. */
const COLUMNS = ["found %", "games played: half · 99 in 100 · most", "ms: half · 99 in 100"];
const TIMED = ["The sea", "The sea, twelve Islands removed", "The mountain"];

function write(): void {
  const groups = GROUPS.map(({ title, codes }) => {
    const columns = TIMED.includes(title) ? COLUMNS : COLUMNS.slice(0, -1);
    const cells = (code: string) => (lines.get(code) ?? "– | – | –").split(" | ").slice(0, columns.length);
    const rows = codes.map((code) => `| ${[`\`${code}\``, ...cells(code)].join(" | ")} |`).join("\n");
    return `### ${title}\n\n| ${["set", ...columns].join(" | ")} |\n|---${"|--:".repeat(columns.length)}|\n${rows}\n`;
  });
  const lostRows = LOST.map(
    (code) => `| \`${code}\`${LOST_MARK} | ${losings.get(code) ?? "– | – | – | –"} |`,
  );
  writeFileSync(
    file,
    `# What the captain's log can tell

Written by \`npm run analysis\` on fresh deals that nothing was tuned on; \`--rows\`, \`--deals\` and \`--lost\` measure some of
it anew, the rest stays. Milliseconds are processor time: of lines on a machine that did nothing else, of lost games with other work on it,
where they tell the order, not the limit.

## Lines that win

For how many deals a line that wins is found with all cards known and at most ${playouts} games played, each line replayed by
the engine. How many games that took is the same on every machine. Alone at sea what is missing is proven lost at the deal:
the Start lies so deep that it cannot be paid for. Of 1,000 deals of each of \`sea p1\`, \`sea p1 solo4\`, \`sea p1 solo9\` and \`sea p1 -12\`
a line was found for 951, 995, 938 and 943, and all others were proven.

${groups.join("\n")}
## Where games were lost

Games that the steady crew lost, each seat seeing what a seat sees. Percent of which it is proven which act lost it
(before it a line wins, after it none does), between which two tables, or neither, as known after ten seconds of a processor.

| set | proven % | between % | not known % | ms: half · 9 in 10 |
|---|--:|--:|--:|--:|
${lostRows.join("\n")}

${writtenByHand()}`,
  );
}

for (const code of GROUPS.flatMap(({ codes }) => codes).filter((code) => deals > 0 && rows.test(code))) {
  lines.set(code, linesOf(code));
  console.log(`${code.padEnd(40)} ${lines.get(code)}`);
  write();
}
for (const code of LOST.filter((code) => lost > 0 && rows.test(code))) {
  losings.set(code, losingOf(code));
  console.log(`${code.padEnd(40)} ${losings.get(code)}`);
  write();
}
write();
