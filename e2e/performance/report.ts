// Writes docs/performance.md from what the visits came to.
import { readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import path from "node:path";
import type { FullResult, Reporter, TestCase, TestResult } from "@playwright/test/reporter";
import { GOALS, type Goal } from "./goals";
import { PROFILE } from "./profile";
import { type Measure, median, type Visits } from "./sample";

const FILE = path.resolve(import.meta.dirname, "../../docs/performance.md");

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
const milliseconds = (ms: number) => `${Math.round(ms)} ms`;
const kilobytes = (kb: number) => `${Math.round(kb)} kB`;
const percent = (value: number) => `${Math.round(value * 100)} %`;
const shift = (value: number) => value.toFixed(3);

/** Below this share of a core, times tell more about the machine than about the site. */
const QUIET = 0.8;

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
  { measure: "cls", name: "CLS", show: shift },
];
const WEIGHTS: readonly { readonly measure: Measure; readonly name: string }[] = [
  { measure: "firstScript", name: "script, first load" },
  { measure: "script", name: "script, until ready" },
  { measure: "html", name: "HTML" },
  { measure: "font", name: "fonts" },
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
    pages.map((page) => [page.page, ...WEIGHTS.map(({ measure }) => kilobytes(median(of(page, measure))))]),
  );
}

function verdict({ text, pages, measure, most }: Goal, visits: readonly Visits[]): string[] {
  const show = COLUMNS.find((column) => column.measure === measure)?.show ?? kilobytes;
  const held = visits.filter(({ page }) => pages.test(page));
  const over = held
    .map((page) => ({ page: page.page, value: median(of(page, measure)) }))
    .filter(({ value }) => value > most);
  if (held.length === 0) return [text, show(most), "not measured"];
  const misses = over.map(({ page, value }) => `${page} ${show(value)}`).join(", ");
  return [text, show(most), over.length === 0 ? "yes" : `no: ${misses}`];
}

function document(visits: readonly Visits[]): string {
  const { cpuSlowdown, roundTripMs, downKbit, upKbit } = PROFILE;
  const share = median(visits.flatMap((page) => of(page, "share")));
  const runs = Math.max(...visits.map(({ samples }) => samples.length));
  const { version } = JSON.parse(
    readFileSync(path.resolve(import.meta.dirname, "../node_modules/web-vitals/package.json"), "utf8"),
  ) as { readonly version: string };
  return `# What pages cost a phone

\`\`\`sh
npm run performance   # installs, builds, visits every page ${runs} times, and writes this file
\`\`\`

The browser plays a mid-range phone on a 4G network: 360 × 740 and touch, the processor ${cpuSlowdown} times slower,
${roundTripMs} ms for every request, ${downKbit} kbit/s down and ${upKbit} up, an empty cache at every visit. LCP, INP and CLS are
those of [web-vitals](https://github.com/GoogleChrome/web-vitals) ${version}, over the whole visit: loading, looking around, the
menu, and at a table 14 acts of both players, of whom the other plays elsewhere. Weights are what went over the wire,
compressed and with headers. "First card" is when it can be seen, "in use" when a table that came with its page can be used
(what is tapped in between is done then). "First load" is the script that the document names, "until ready" all of it until the page can
be used. Figures are medians of ${runs} visits, in brackets the worst. They were taken on ${cpus().length} cores
(${cpus()[0]?.model.trim() ?? "unknown"}), which served the site too; the browser had ${percent(share)} of a core.${
    share < QUIET
      ? " **That is too little for the times to mean much;** weights, shifts and processor times hold."
      : ""
  }
"Processor for a tap" is what the dearest tap made the slowed processor do, answer and drawing included, without waiting for it.

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
    const text = this.#visits.length === 0 ? "Nothing was measured.\n" : document(this.#visits);
    // A part of the pages, or a broken run, is not what the file is about.
    if (status === "passed" && process.env.PAGES === undefined) writeFileSync(FILE, text);
    else process.stdout.write(text);
  }
}

export default PerformanceReport;
