/**
 * Runs storms on the built site, first on SQLite and then on PostgreSQL with two instances, for STORM_MINUTES in all (10 if
 * not set). Prints what was done to the site. Exits with 1 if anything was lost, doubled or left out, or if a table is not
 * what its log leads to.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { storm } from "./storm";
import type { Tally } from "./tally";

const MINUTES = Number(process.env.STORM_MINUTES ?? 10);
const SEED = Number(process.env.STORM_SEED ?? Date.now() % 1_000_000);
const SITE = path.resolve(import.meta.dirname, "../server.mjs");

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const told = (counts: ReadonlyMap<string, number>): string =>
  [...counts].map(([what, count]) => `${what} ${count}`).join(", ") || "none";

function report(tally: Tally): void {
  const { acknowledged, duplicates, stale, followed, resumed, unanswered } = tally;
  say(
    `${acknowledged.length} acts acknowledged; commands sent again at the same time ${duplicates}, too late ${stale}`,
  );
  say(`${followed} revisions followed; streams taken up again ${resumed} times`);
  say(`faults: ${told(tally.faults)}`);
  say(`requests without an answer ${unanswered}; told to come back: ${told(tally.putOffFor)}`);
  for (const sentence of tally.wrong) say(`Wrong: ${sentence}`);
  say(tally.wrong.length === 0 ? "Nothing lost, nothing doubled, no gaps, every table as its log.\n" : "");
}

const folder = mkdtempSync(path.join(tmpdir(), "stillwater-storm-"));
try {
  for (const [name, place] of [
    ["SQLite", folder],
    ["PostgreSQL", null],
  ] as const) {
    say(`## ${name} (seed ${SEED})\n`);
    const until = performance.now() + (MINUTES * 60_000) / 2;
    const weather = { folder: place, program: SITE, crews: 8, calm: 30, seed: SEED };
    const tally = await storm({ ...weather, enough: () => performance.now() > until });
    report(tally);
    if (tally.wrong.length > 0) process.exitCode = 1;
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
