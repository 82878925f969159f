// `npm test`: every check of the repository; all of them run even when one fails. Steps are arranged side by side so that
// two processors are busy from beginning to end. The last line is exactly "N passed, N failed". `node scripts/test.mjs lint
// types …` runs some steps only.
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import {
  environment,
  fetchDependencies,
  pnpm,
  provideBrowsers,
  provideDriver,
  providePostgres,
  requireNode,
  root,
  run,
  say,
} from "./setup.mjs";

// Tests and their servers create many short-lived objects: a larger young generation saves a thirtieth of the processor
// time.
const NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ""} --max-semi-space-size=64`;
const env = { ...environment, NODE_OPTIONS, CI: "1", FORCE_COLOR: "0" };
const reports = mkdtempSync(path.join(tmpdir(), "stillwater-test-"));
/** A command of a package, by its path: quicker than through pnpm. */
const bin = (/** @type {string} */ name, folder = root) => path.join(folder, "node_modules", ".bin", name);
const one = (/** @type {boolean} */ ok) => (ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
const check = async (/** @type {string} */ command, /** @type {string[]} */ ...args) =>
  one((await run(command, args, { env })) === 0);
const readJson = (/** @type {string} */ file) =>
  existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;

/**
 * What browser tests measured along the way, from Playwright's report.
 * @param {any} suite
 * @returns {string[]}
 */
function figuresOf(suite) {
  const own = (suite.specs ?? []).flatMap((/** @type {any} */ spec) =>
    spec.tests.flatMap((/** @type {any} */ test) =>
      test.annotations
        .filter((/** @type {any} */ it) => it.type === "figures")
        .map((/** @type {any} */ it) => `${spec.title}: ${it.description}`),
    ),
  );
  return [...own, ...(suite.suites ?? []).flatMap(figuresOf)];
}

/** The failed tests, repeated below the summary: people read a log of thousands of lines from its end. */
const failures = /** @type {string[]} */ ([]);

/** Browser tests that failed at first and then passed: defects to be fixed, though they fail no run. */
const secondTries = /** @type {string[]} */ ([]);

/**
 * The browser tests with a status, each with the error of its first attempt, from Playwright's report.
 * @param {"unexpected" | "flaky"} status
 * @returns {(suite: any) => string[]}
 */
const ended = (status) => (suite) => {
  const own = (suite.specs ?? []).flatMap((/** @type {any} */ spec) =>
    spec.tests
      .filter((/** @type {any} */ test) => test.status === status)
      .map((/** @type {any} */ test) => {
        const [first] = test.results;
        const why = stripVTControlCharacters(String(first?.error?.message ?? first?.status ?? ""));
        return `${spec.file}: ${spec.title}: ${why.replace(/\s+/g, " ").slice(0, 400)}`;
      }),
  );
  return [...own, ...(suite.suites ?? []).flatMap(ended(status))];
};

/**
 * Vitest's count; a run that breaks without a failed test still counts as one failure.
 * @param {string} name of the configuration: one run for many packages, so that no processor idles between their runs
 */
async function vitest(name) {
  const report = path.join(reports, `${name}.json`);
  const args = ["run", "--root", root, "--config", path.join(root, `scripts/${name}.config.ts`)];
  const code = await run(
    bin("vitest", path.join(root, "apps/web")),
    [...args, "--reporter=default", "--reporter=json", `--outputFile.json=${report}`],
    { env, isAside: true },
  );
  const result = readJson(report);
  const passed = result?.numPassedTests ?? 0;
  const failed = result?.numFailedTests ?? 0;
  const skipped = (result?.numPendingTests ?? 0) + (result?.numTodoTests ?? 0);
  if (skipped > 0) say(`${skipped} skipped`);
  for (const file of result?.testResults ?? []) {
    const name = path.relative(root, file.name);
    const broken = file.assertionResults.filter((/** @type {any} */ it) => it.status === "failed");
    if (file.status === "failed" && broken.length === 0) failures.push(`${name}: ${file.message}`);
    for (const it of broken) {
      failures.push(`${name}: ${it.fullName}: ${String(it.failureMessages[0] ?? "").slice(0, 400)}`);
    }
  }
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed };
}

/** @type {Promise<boolean> | undefined} */
let driver;
const driverOnce = () => {
  driver ??= provideDriver();
  return driver;
};

async function siteTests() {
  if (!(await driverOnce())) {
    say("Not run: there is no SQLite driver.");
    return { passed: 0, failed: 1 };
  }
  await providePostgres();
  return vitest("site");
}

let built = false;

async function productionBuild() {
  built = (await pnpm("exec", "turbo", "build", "--output-logs=new-only")) === 0;
  return one(built);
}

async function browserTests() {
  if (!built) {
    say("Not run: there is no production build.");
    return { passed: 0, failed: 1 };
  }
  if (!(await provideBrowsers())) {
    say("Not run: no Chromium could be found or installed.");
    return { passed: 0, failed: 1 };
  }
  const report = path.join(reports, "browser.json");
  const code = await run(bin("playwright", path.join(root, "e2e")), ["test", "--reporter=list,json"], {
    cwd: path.join(root, "e2e"),
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  for (const figure of (readJson(report)?.suites ?? []).flatMap(figuresOf)) say(`· ${figure}`);
  failures.push(...(readJson(report)?.suites ?? []).flatMap(ended("unexpected")));
  secondTries.push(...(readJson(report)?.suites ?? []).flatMap(ended("flaky")));
  const stats = readJson(report)?.stats ?? { expected: 0, flaky: 0, unexpected: 0, skipped: 0 };
  if (stats.skipped > 0) say(`${stats.skipped} skipped`);
  const passed = stats.expected + stats.flaky;
  return { passed, failed: code !== 0 && stats.unexpected === 0 ? 1 : stats.unexpected };
}

/** Counts only if it fails: steps that need the driver wait for it. */
const DRIVER = "driver";

const STEPS = [
  {
    name: DRIVER,
    title: "SQLite driver",
    run: async () => ({ passed: 0, failed: (await driverOnce()) ? 0 : 1 }),
  },
  {
    name: "lint",
    title: "Format and lint",
    run: () => check(bin("biome"), "ci", "--colors=off", "--error-on-warnings", "."),
  },
  {
    name: "walls",
    title: "Import walls",
    run: () => check(bin("tsx"), "scripts/check/walls.ts"),
  },
  {
    name: "names",
    title: "Names of modules",
    run: () => check(bin("tsx"), "scripts/check/names.ts"),
  },
  {
    name: "exports",
    title: "Names that are exported",
    run: () => check(bin("tsx"), "scripts/check/exports.ts"),
  },
  {
    name: "styles",
    title: "Style sheets by hand",
    run: () => check(bin("tsx"), "scripts/check/styles.ts"),
  },
  {
    name: "rooms",
    title: "Lists of modules",
    run: () => check(bin("tsx"), "scripts/rooms/index.ts"),
  },
  {
    name: "words",
    title: "Words of every language",
    run: () => check(bin("tsx"), "packages/rulebook/scripts/words/index.ts"),
  },
  {
    name: "trial",
    title: "Trial of the checks",
    run: () => check(bin("tsx"), "scripts/check/trial.ts"),
  },
  {
    name: "purity",
    title: "Purity",
    run: () => check(bin("tsx"), "scripts/check/purity.ts"),
  },
  {
    name: "types",
    title: "Types",
    run: async () =>
      one(
        (await pnpm("exec", "turbo", "check-types", "--continue=always", "--output-logs=errors-only")) === 0,
      ),
  },
  { name: "dead", title: "Dead code", run: () => check(bin("knip"), "--no-progress") },
  {
    name: "package",
    title: "Packages to publish",
    run: () => check(bin("tsx"), "scripts/package/index.ts"),
  },
  { name: "laws", title: "Tests of rules and laws", run: () => vitest("laws") },
  { name: "site", title: "Tests of the site and its parts", run: siteTests },
  { name: "build", title: "Production build", run: productionBuild },
  { name: "browser", title: "Browser tests", run: browserTests },
];

requireNode();
const asked = process.argv.slice(2);
const steps =
  asked.length === 0 ? STEPS : STEPS.filter(({ name }) => name === DRIVER || asked.includes(name));
const unknown = asked.filter((wanted) => !STEPS.some(({ name }) => name === wanted));
if (asked.includes("browser") && !asked.includes("build")) {
  built = existsSync(path.join(root, "apps/web/.next/BUILD_ID"));
}

const total = { passed: 0, failed: 0 };
const lines = [];
const begun = Date.now();
const seconds = (/** @type {number} */ since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/** @param {(typeof STEPS)[number]} step */
async function take(step) {
  say(`\n── ${step.title}`);
  const since = Date.now();
  let counts = { passed: 0, failed: 1 };
  try {
    counts = await step.run();
  } catch (error) {
    say(String(error instanceof Error ? error.stack : error));
  }
  total.passed += counts.passed;
  total.failed += counts.failed;
  const line = `${step.title}: ${counts.passed} passed, ${counts.failed} failed (${seconds(since)})`;
  lines.push(line);
  say(line);
}

/**
 * Runs each lane's steps in turn, the lanes side by side.
 * @param {string[][]} lanes
 */
async function abreast(...lanes) {
  await Promise.all(
    lanes.map(async (names) => {
      for (const name of names) for (const step of steps) if (step.name === name) await take(step);
    }),
  );
}

if (await fetchDependencies()) {
  // The build writes the types of the site, so it comes first. Browsers and servers often wait for screens, processes and
  // disks; the other lane uses the processors meanwhile.
  await abreast(
    [DRIVER, "build", "types", "browser"],
    [
      ...["lint", "walls", "names", "exports", "styles", "rooms", "words", "trial", "purity", "dead"],
      ...["package", "laws", "site"],
    ],
  );
} else {
  total.failed += 1;
  lines.push("Installing the dependencies: failed");
}
for (const name of unknown) {
  total.failed += 1;
  lines.push(`No step is called "${name}"; there are ${STEPS.map((step) => step.name).join(", ")}`);
}
rmSync(reports, { recursive: true, force: true });

const commit = spawnSync("git", ["rev-parse", "--short", "HEAD"], {
  cwd: root,
  encoding: "utf8",
}).stdout?.trim();
say(`\n── Summary${commit ? ` of ${commit}` : ""}, ${seconds(begun)}`);
for (const line of lines) say(line);
for (const one of secondTries) say(`passed at the second try: ${one}`);
for (const failure of failures) say(`✗ ${failure}`);
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
say(`${total.passed} passed, ${total.failed} failed`);
