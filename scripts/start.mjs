// `npm start`: installs, builds and serves Stillwater. Set PORT, DATA_DIR or DATABASE_URL to change where.
import { spawn } from "node:child_process";
import { createServer } from "node:net";
import path from "node:path";
import { build, environment, installDependencies, requireNode, root, say, serverCommand } from "./setup.mjs";

/** @param {number} port */
function isFree(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}

requireNode();
const port = Number(process.env.PORT ?? 3000);
if (!Number.isInteger(port) || port < 1 || port > 65535) {
  say(`PORT is "${process.env.PORT}", which is not a port number.`);
  process.exit(1);
}
if (!(await isFree(port))) {
  say(`Port ${port} is in use. Stop what uses it, or choose another: PORT=${port + 1} npm start`);
  process.exit(1);
}
if (!(await installDependencies())) process.exit(1);
if (!(await build())) {
  say("The build failed; the lines above say why.");
  process.exit(1);
}

const dataDir = path.resolve(root, process.env.DATA_DIR ?? "data");
if (!process.env.DATABASE_URL) {
  say(`Tables are kept in ${dataDir}.`);
}
say(`Starting Stillwater on http://localhost:${port} (Ctrl-C stops it).`);
const { command, args, cwd } = serverCommand(port);
/** What the server ends with when it met a mistake of its own (src/server/runtime/shutdown.ts of the site). */
const MISTAKE = 70;
/** So many starts within so long: then starting again does not help. */
const MOST_STARTS = 5;
const WITHIN_MS = 60_000;

let ending = false;
const starts = /** @type {number[]} */ ([]);
let server = serve();

/** Runs the server, and runs it again when it has ended by its own mistake or was killed by the system. */
function serve() {
  starts.push(performance.now());
  const child = spawn(command, args, {
    cwd,
    env: { ...environment, NODE_ENV: "production", PORT: String(port), DATA_DIR: dataDir },
    stdio: "inherit",
  });
  child.on("exit", (code, signal) => {
    const lately = starts.filter((at) => performance.now() - at < WITHIN_MS).length;
    const crashed = code === MISTAKE || (signal !== null && signal !== "SIGTERM" && signal !== "SIGINT");
    if (crashed && !ending && lately < MOST_STARTS) {
      say("The server has ended by itself and is started again.");
      server = serve();
      return;
    }
    process.exitCode = code ?? (signal === "SIGTERM" || signal === "SIGINT" ? 0 : 1);
    process.exit();
  });
  return child;
}

for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
  process.on(signal, () => {
    ending = true;
    // Ctrl-C in a terminal reaches the server by itself; a second SIGINT would cut its clean shutdown short.
    if (signal !== "SIGINT" || !process.stdin.isTTY) server.kill("SIGTERM");
  });
}
if (process.env.npm_lifecycle_event === "start") {
  // npm hands a SIGTERM to the shell between it and us, which dies without passing it on.
  const shell = process.ppid;
  setInterval(() => {
    if (process.ppid === shell) return;
    ending = true;
    server.kill("SIGTERM");
  }, 500).unref();
}
