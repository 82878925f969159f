// `npm start`: installs, builds and serves Stillwater. Set PORT, DATA_DIR or DATABASE_URL to change where.
import { spawn } from "node:child_process";
import { createServer } from "node:net";
import path from "node:path";
import { keepRunning } from "./keep-running.mjs";
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
const start = () =>
  spawn(command, args, {
    cwd,
    env: { ...environment, NODE_ENV: "production", PORT: String(port), DATA_DIR: dataDir },
    stdio: "inherit",
  });
const server = keepRunning(start, {
  again: () => say("The server has ended by itself and is started again."),
  ended: (code) => process.exit(code),
});

for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
  process.on(signal, () => {
    // Ctrl-C in a terminal reaches the server by itself; a second SIGINT would cut its clean shutdown short.
    server.end(signal !== "SIGINT" || !process.stdin.isTTY ? "SIGTERM" : undefined);
  });
}
if (process.env.npm_lifecycle_event === "start") {
  // npm sends a SIGTERM to the shell between it and this process, and the shell dies without passing it on.
  const shell = process.ppid;
  setInterval(() => {
    if (process.ppid === shell) return;
    server.end("SIGTERM");
  }, 500).unref();
}
