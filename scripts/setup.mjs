// Shared by `npm start` and `npm test`: the pinned pnpm, the dependencies, the tools of the machine, the server to run.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { setPriority } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");

const PNPM = /** @type {string} */ (
  JSON.parse(readFileSync(path.join(root, "package.json"), "utf8")).packageManager
);
const STAMP = path.join(root, "node_modules", ".stillwater-installed");

/** The environment of every child: this process's, with every tool's telemetry switched off. */
export const environment = {
  ...process.env,
  DO_NOT_TRACK: "1",
  NEXT_TELEMETRY_DISABLED: "1",
  TURBO_TELEMETRY_DISABLED: "1",
};

/**
 * Prints one plain sentence about what happens now.
 * @param {string} sentence
 */
export function say(sentence) {
  process.stdout.write(`${sentence}\n`);
}

/** Stops with advice a person can act on if Node is older than the dependencies need. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  say(
    `Stillwater needs Node 20.19 or newer, and this is Node ${process.versions.node}. See https://nodejs.org.`,
  );
  process.exit(1);
}

/** A nice value that gives it a third of the share of other processes: enough to end in good time on a busy machine. */
const ASIDE = 5;

/**
 * Runs a command from the repository root with its output shown.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, cwd?: string, isAside?: boolean }} [options] `isAside`: at a low priority, and with its
 *   output shown all at once when it has ended
 * @returns {Promise<number>} its exit code
 */
export function run(command, args, options = {}) {
  const { isAside = false } = options;
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: options.cwd ?? root,
      env: options.env ?? environment,
      stdio: isAside ? ["ignore", "pipe", "pipe"] : "inherit",
      shell: process.platform === "win32",
    });
    /** @type {Buffer[]} */
    const written = [];
    for (const output of [child.stdout, child.stderr]) output?.on("data", (chunk) => written.push(chunk));
    if (isAside && child.pid !== undefined) setPriority(child.pid, ASIDE);
    child.on("error", (error) => {
      say(`Could not run ${command}: ${error.message}`);
      resolve(127);
    });
    child.on("close", (code, signal) => {
      if (isAside) process.stdout.write(Buffer.concat(written));
      resolve(code ?? (signal ? 130 : 1));
    });
  });
}

/** Runs the pinned pnpm, which npx fetches once; nothing is installed globally. */
export const pnpm = (/** @type {string[]} */ ...args) => run("npx", ["--yes", PNPM, ...args]);

/** @param {string} command */
export function onPath(command) {
  const names = process.platform === "win32" ? [`${command}.exe`, `${command}.cmd`] : [command];
  for (const folder of (process.env.PATH ?? "").split(path.delimiter)) {
    for (const name of names) if (existsSync(path.join(folder, name))) return path.join(folder, name);
  }
  return undefined;
}

const rootOnDebian = () => process.getuid?.() === 0 && onPath("apt-get") !== undefined;

/** The last call of the system's package manager; it serves one caller at a time and refuses others meanwhile. */
let lastAsked = Promise.resolve(true);

/**
 * Installs Debian packages when that is possible without asking (root on Debian or Ubuntu).
 * @param {string} why
 * @param {string[]} packages
 * @returns {Promise<boolean>}
 */
function aptGet(why, ...packages) {
  if (!rootOnDebian()) return Promise.resolve(false);
  lastAsked = lastAsked.then(() => installPackages(why, packages));
  return lastAsked;
}

/**
 * @param {string} why
 * @param {string[]} packages
 */
async function installPackages(why, packages) {
  say(`Installing ${packages.join(", ")} with apt-get: ${why}.`);
  const env = { ...environment, DEBIAN_FRONTEND: "noninteractive" };
  const once = () => run("apt-get", ["install", "-y", "-q", "--no-install-recommends", ...packages], { env });
  if ((await once()) === 0) return true;
  await run("apt-get", ["update", "-q"], { env });
  return (await once()) === 0;
}

/** Everything that decides what an install puts into node_modules. */
function installFingerprint() {
  const hash = createHash("sha256")
    .update(process.versions.modules)
    .update(process.platform)
    .update(process.arch);
  const manifests = ["package.json", "pnpm-lock.yaml", "pnpm-workspace.yaml", "e2e/package.json"];
  for (const folder of ["apps", "packages"]) {
    for (const name of readdirSync(path.join(root, folder)).sort())
      manifests.push(`${folder}/${name}/package.json`);
  }
  for (const file of manifests)
    if (existsSync(path.join(root, file))) hash.update(readFileSync(path.join(root, file)));
  return hash.digest("hex");
}

/** True if the database driver's native part is there and loads. */
function databaseDriverLoads() {
  const probe = "const D = require('better-sqlite3'); new D(':memory:').close()";
  return (
    spawnSync(process.execPath, ["-e", probe], { cwd: path.join(root, "apps/web"), stdio: "ignore" })
      .status === 0
  );
}

/** The folder where pnpm keeps what it has fetched and compiled, for all folders of this machine. */
function pnpmStore() {
  const told = spawnSync("npx", ["--yes", PNPM, "store", "path"], {
    cwd: root,
    encoding: "utf8",
    env: environment,
  });
  return told.stdout?.trim() ?? "";
}

/**
 * Brings node_modules to the state of the lockfile, except the SQLite driver's native part; silent and quick if it is there
 * already.
 */
export async function fetchDependencies() {
  const isThere = existsSync(STAMP) && readFileSync(STAMP, "utf8") === installFingerprint();
  if (isThere && databaseDriverLoads()) return true;
  say("Installing the dependencies that the lockfile names.");
  const install = (/** @type {string[]} */ ...args) =>
    pnpm("install", "--frozen-lockfile", "--reporter=append-only", ...args);
  // On a machine that has installed before, the compiled driver is in pnpm's store.
  if (existsSync(pnpmStore()) && (await install()) === 0) return true;
  if ((await install("--ignore-scripts")) === 0) return true;
  say("The dependencies could not be installed; the lines above say why.");
  return false;
}

/** Makes sure that the SQLite driver is compiled for this machine. */
export async function provideDriver() {
  if (!databaseDriverLoads()) {
    const missing = ["python3", "make", "g++"].filter((tool) => onPath(tool) === undefined);
    if (
      missing.length > 0 &&
      !(await aptGet("the SQLite driver is compiled here", "python3", "make", "g++"))
    ) {
      say(
        `The SQLite driver has to be compiled on this machine, and these tools are missing: ${missing.join(", ")}.`,
      );
      say("On Debian or Ubuntu: sudo apt-get install python3 make g++. On macOS: xcode-select --install.");
      return false;
    }
    say("Compiling the SQLite driver (about a minute).");
    if ((await pnpm("rebuild", "better-sqlite3")) !== 0 || !databaseDriverLoads()) {
      say("The SQLite driver could not be compiled; the lines above say why.");
      return false;
    }
  }
  mkdirSync(path.dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, installFingerprint());
  return true;
}

/** Brings node_modules to the state of the lockfile, including the driver's native part. */
export const installDependencies = async () => (await fetchDependencies()) && (await provideDriver());

/** The production build; turbo repeats it only when a source has changed. */
export async function build() {
  say("Building the site (half a minute the first time, at once when nothing has changed).");
  return (await pnpm("exec", "turbo", "build", "--output-logs=new-only")) === 0;
}

/**
 * The command that starts the production server.
 * @param {number} port
 * @returns {{ command: string, args: string[], cwd: string }}
 */
export function serverCommand(port) {
  const cwd = path.join(root, "apps/web");
  if (existsSync(path.join(cwd, "server.mjs")))
    return { command: process.execPath, args: ["server.mjs"], cwd };
  const next = createRequire(path.join(cwd, "package.json")).resolve("next/dist/bin/next");
  return { command: process.execPath, args: [next, "start", "-p", String(port)], cwd };
}

const CHROMIUM_NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
const CHROMIUM_PLACES = [
  "/usr/lib/chromium/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** The system's Chromium or Chrome, if it has one. CHROMIUM_PATH takes precedence. */
export function findChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  return CHROMIUM_NAMES.map(onPath).find(Boolean) ?? CHROMIUM_PLACES.find((place) => existsSync(place));
}

/** Makes sure that there is a Chromium: the system's, else Debian's package, else Playwright's own. */
export async function provideChromium() {
  if (findChromium() !== undefined) return true;
  if ((await aptGet("it shows the pages", "chromium")) && findChromium() !== undefined) return true;
  say("Fetching Playwright's own Chromium.");
  return (await pnpm("--filter", "@stillwater/e2e", "exec", "playwright", "install", "chromium")) === 0;
}

/** Headless Chromium, which needs a quarter less processor time for the same pages; else the full one. */
export function findHeadless() {
  return process.env.CHROMIUM_PATH || onPath(HEADLESS) || findChromium();
}

const HEADLESS = "chromium-headless-shell";

/** Makes sure that browser tests have a browser: any Chromium, and Debian's headless one where it can be had. */
export async function provideBrowsers() {
  if (!(await provideChromium())) return false;
  if (!process.env.CHROMIUM_PATH && !onPath(HEADLESS)) await aptGet("it is quicker", HEADLESS);
  return true;
}

/** The folder of PostgreSQL's server programs, if there is one. */
export function findPostgres() {
  const server = onPath("initdb");
  if (server) return path.dirname(server);
  const base = "/usr/lib/postgresql";
  if (!existsSync(base)) return undefined;
  const versions = readdirSync(base).sort((a, b) => Number(b) - Number(a));
  return versions
    .map((version) => path.join(base, version, "bin"))
    .find((bin) => existsSync(path.join(bin, "initdb")));
}

/** Makes sure, where possible, that the store tests can start a PostgreSQL server of their own. */
export async function providePostgres() {
  if (findPostgres() !== undefined) return true;
  return (
    (await aptGet("the store tests start a server of their own", "postgresql")) &&
    findPostgres() !== undefined
  );
}
