// Lighthouse's scores for accessibility, search engines and best practices, page by page, written to docs/lighthouse.md:
// installs, builds, serves the site on a free port and has the browser visit it. Fails below 95 of 100.
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import {
  build,
  environment,
  findChromium,
  installDependencies,
  provideChromium,
  requireNode,
  root,
  run,
  say,
  serverCommand,
} from "./setup.mjs";

// Fetched for this script alone: no build and no test needs its two hundred packages.
const LIGHTHOUSE = "lighthouse@12.8.2";
const LEAST = 0.95;
const PAGES = [
  "/en",
  "/en/rules",
  "/en/rules/T.place.cost",
  "/fr/rules/T.night.rotate",
  "/de/rules/A.bridge.cover",
  "/en/rules/read/sea",
  "/en/rules/card/mountain",
  "/en/rules/check",
  "/en/companion",
];
const CATEGORIES = /** @type {const} */ ({
  accessibility: "Accessibility",
  "best-practices": "Best practices",
  seo: "Search engines",
});

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address !== null ? address.port : 0));
    });
  });
}

/** @param {string} url */
async function answers(url) {
  for (let tries = 0; tries < 60; tries++) {
    const answer = await fetch(`${url}/api/healthz`).catch(() => null);
    if (answer?.ok === true) return true;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  return false;
}

requireNode();
if (!(await installDependencies()) || !(await build()) || !(await provideChromium())) process.exit(1);
const chromium = findChromium();
if (chromium === undefined) {
  say("No Chromium was found; set CHROMIUM_PATH to one.");
  process.exit(1);
}
const scratch = mkdtempSync(path.join(tmpdir(), "stillwater-lighthouse-"));
const port = await freePort();
const { command, args, cwd } = serverCommand(port);
const server = spawn(command, args, {
  cwd,
  env: { ...environment, PORT: String(port), DATA_DIR: scratch },
  stdio: "ignore",
});
const site = `http://localhost:${port}`;
const flags = ["--headless=new", ...(process.getuid?.() === 0 ? ["--no-sandbox"] : [])].join(" ");
/** @type {string[]} */
const rows = [];
/** @type {string[]} */
const poor = [];
try {
  if (!(await answers(site))) throw new Error("The server does not answer.");
  for (const page of PAGES) {
    say(`Visiting ${page}.`);
    const file = path.join(scratch, "report.json");
    const code = await run(
      "npx",
      [
        ...["--yes", LIGHTHOUSE, `${site}${page}`, "--quiet", "--output=json", `--output-path=${file}`],
        `--only-categories=${Object.keys(CATEGORIES).join(",")}`,
        `--chrome-flags=${flags}`,
      ],
      { env: { ...environment, CHROME_PATH: chromium } },
    );
    if (code !== 0) throw new Error(`Lighthouse gave up on ${page}.`);
    const { categories } = JSON.parse(readFileSync(file, "utf8"));
    const scores = Object.keys(CATEGORIES).map((category) => Number(categories[category]?.score ?? 0));
    rows.push(`| ${page} | ${scores.map((score) => Math.round(score * 100)).join(" | ")} |`);
    if (scores.some((score) => score < LEAST)) poor.push(page);
  }
} finally {
  server.kill("SIGTERM");
}
const table = [
  "# What Lighthouse says",
  "",
  `Written by \`npm run lighthouse\` (${LIGHTHOUSE}, as a phone); of 100.`,
  "",
  `| page | ${Object.values(CATEGORIES).join(" | ")} |`,
  `| --- | ${Object.values(CATEGORIES)
    .map(() => "---:")
    .join(" | ")} |`,
  ...rows,
  "",
];
writeFileSync(path.join(root, "docs/lighthouse.md"), table.join("\n"));
rmSync(scratch, { recursive: true, force: true });
for (const page of poor) say(`${page} is below ${LEAST * 100}.`);
process.exitCode = poor.length === 0 ? 0 : 1;
