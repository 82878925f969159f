// Prints the results of the visits, and writes them to docs/performance.md if they are meaningful.
import { readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import path from "node:path";
import type { FullResult, Reporter, TestCase, TestResult } from "@playwright/test/reporter";
import { GOALS, type Goal } from "./goals";
import { PROFILE } from "./profile";
import { ENOUGH, type Measure, median, QUIET, type Visits } from "./sample";

const FILE = path.resolve(import.meta.dirname, "../../docs/performance.md");

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
const milliseconds = (ms: number) => `${Math.round(ms)} ms`;
const kilobytes = (kb: number) => `${Math.round(kb)} kB`;
const percent = (value: number) => `${Math.round(value * 100)} %`;
const unlessNone = (ms: number) => (ms === 0 ? "" : milliseconds(ms));
const shift = (value: number) => value.toFixed(3);

const COLUMNS: readonly {
  readonly measure: Measure;
  readonly name: string;
  readonly show: (value: number) => string;
}[] = [
  { measure: "lcp", name: "LCP", show: seconds },
  { measure: "up", name: "first card", show: (ms) => (ms === 0 ? "" : seconds(ms)) },
  { measure: "alive", name: "in use", show: (ms) => (ms === 0 ? "" : seconds(ms)) },
  { measure: "inp", name: "INP", show: milliseconds },
  { measure: "tap", name: "processor for a tap", show: milliseconds },
  { measure: "lit", name: "card to lit", show: unlessNone },
  { measure: "verdict", name: "space to verdict", show: unlessNone },
  { measure: "laid", name: "confirm to laid", show: unlessNone },
  { measure: "cls", name: "CLS", show: shift },
];
const WEIGHTS: typeof COLUMNS = [
  { measure: "firstScript", name: "script, first load", show: kilobytes },
  { measure: "script", name: "script, until ready", show: kilobytes },
  { measure: "html", name: "HTML", show: kilobytes },
  { measure: "css", name: "style sheets", show: kilobytes },
  { measure: "font", name: "fonts", show: kilobytes },
  { measure: "nodes", name: "elements", show: (count) => String(Math.round(count)) },
];

const row = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [row(head), row(head.map((_, at) => (at === 0 ? "---" : "--:"))), ...rows.map(row)].join("\n");

const of = ({ samples }: Visits, measure: Measure) => samples.map((sample) => sample[measure]);

function timeTable(pages: readonly Visits[]): string {
  const head = ["page", ...COLUMNS.map(({ name }) => name)];
  const rows = pages.map((page) => [
    page.page,
    ...COLUMNS.map(({ measure, show }) => {
      const [middle, worst] = [show(median(of(page, measure))), show(Math.max(...of(page, measure)))];
      return middle === worst ? middle : `${middle} (${worst})`;
    }),
  ]);
  return table(head, rows);
}

function weightTable(pages: readonly Visits[]): string {
  const head = ["page", ...WEIGHTS.map(({ name }) => name)];
  return table(
    head,
    pages.map((page) => [page.page, ...WEIGHTS.map(({ measure, show }) => show(median(of(page, measure))))]),
  );
}

function verdict({ text, pages, measure, most }: Goal, visits: readonly Visits[]): string[] {
  const show = [...COLUMNS, ...WEIGHTS].find((column) => column.measure === measure)?.show ?? String;
  const held = visits.filter(({ page }) => pages.test(page));
  const over = held
    .map((page) => ({ page: page.page, value: median(of(page, measure)) }))
    .filter(({ value }) => value > most);
  if (held.length === 0) return [text, show(most), "not measured"];
  const misses = over.map(({ page, value }) => `${page} ${show(value)}`).join(", ");
  return [text, show(most), over.length === 0 ? "yes" : `no: ${misses}`];
}

const shareOf = (visits: readonly Visits[]) => median(visits.flatMap((page) => of(page, "share")));

/** Why these visits are not fit for the file; null if they are. */
function unfit(visits: readonly Visits[], passed: boolean): string | null {
  if (visits.length === 0) return "Nothing was measured.";
  const share = shareOf(visits);
  if (share < QUIET) return `The browser was starved: it had ${percent(share)} of a core.`;
  if (!passed) return "A visit failed.";
  if (process.env.PAGES !== undefined) return "These are not all the pages.";
  const least = Math.min(...visits.map(({ samples }) => samples.length));
  return least < ENOUGH ? `${least} visits are too few for a median.` : null;
}

function document(visits: readonly Visits[]): string {
  const { cpuSlowdown, roundTripMs, downKbit, upKbit } = PROFILE;
  const share = shareOf(visits);
  const runs = Math.max(...visits.map(({ samples }) => samples.length));
  const { version } = JSON.parse(
    readFileSync(path.resolve(import.meta.dirname, "../node_modules/web-vitals/package.json"), "utf8"),
  ) as { readonly version: string };
  return `# What pages cost a phone

\`\`\`sh
npm run performance   # installs, builds, visits every page ${runs} times, and writes this file
\`\`\`

The browser plays a mid-range phone on a 4G network: 360 × 740, touch and motion, the processor ${cpuSlowdown} times slower,
${roundTripMs} ms for every request, ${downKbit} kbit/s down and ${upKbit} up, an empty cache at every visit. LCP, INP and CLS are
those of [web-vitals](https://github.com/GoogleChrome/web-vitals) ${version}, over the whole visit: loading, looking around, the
menu, and at a table 14 acts of both players, of whom the other plays elsewhere. Weights are what went over the wire,
compressed and with headers. "First card" is when it can be seen, "in use" when a table that came with its page can be used
(what is tapped in between is done then). "First load" is the script that the document names, "until ready" all of it until the page can
be used. Figures are medians of ${runs} visits, in brackets the worst. They were taken on ${cpus().length} cores
(${cpus()[0]?.model.trim() ?? "unknown"}), which served the site too; the browser had ${percent(share)} of a core. Another
machine has other times; how much slower or faster it is, its tap on \`join\` tells, which does next to nothing.
"Processor for a tap" is what the dearest tap made the slowed processor do, the first one included, answer and drawing
included, without waiting for it. The three after it are how long warm taps waited for what they show: a card for the spaces
that are lit, a space for its verdict, the button for the card that lies on the board.

${timeTable(visits)}

${weightTable(visits)}

## Goals

${table(
  ["goal", "at most", "met"],
  GOALS.map((goal) => verdict(goal, visits)),
)}
`;
}

class PerformanceReport implements Reporter {
  readonly #visits: Visits[] = [];

  onTestEnd(_test: TestCase, { annotations }: TestResult): void {
    for (const { type, description } of annotations)
      if (type === "visits" && description !== undefined)
        this.#visits.push(JSON.parse(description) as Visits);
  }

  onEnd({ status }: FullResult): void {
    const text = this.#visits.length === 0 ? "" : document(this.#visits);
    const why = unfit(this.#visits, status === "passed");
    if (why === null) writeFileSync(FILE, text);
    process.stdout.write(
      `${text}\n${why === null ? `Written to ${FILE}.` : `${why} Nothing was written.`}\n`,
    );
  }
}

export default PerformanceReport;
