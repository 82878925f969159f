/**
 * Shutting down cleanly: stop looking ready, let pending writes finish, cut the streams (a stream that merely ends tells its
 * browser never to come back), close the database, exit. Whatever hangs is abandoned after eight seconds.
 */
import { errorLine, log } from "./log";
import { openedServer } from "./server";

const HARD_EXIT_MS = 8_000;
const FINISH_MS = 3_000;
const STEP_MS = 20;
const KEY = Symbol.for("stillwater.shutdown");

/** The exit code after an error in the program itself, so that it is started again (scripts/start.mjs, systemd, compose). */
const MISTAKE = 70;

/**
 * Shuts the process down cleanly on SIGTERM and SIGINT, and after an uncaught exception: nothing held in memory can be
 * trusted then. Safe to call more than once.
 */
export function shutDownWhenDue(): void {
  const holder = globalThis as { [KEY]?: true };
  if (holder[KEY]) return;
  holder[KEY] = true;
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => void shutDown(signal, 0));
  let caught = false;
  process.on("uncaughtException", (cause) => {
    log("error", "nobody caught this, so the process ends", errorLine(cause));
    if (!caught) void shutDown("uncaughtException", MISTAKE);
    caught = true;
  });
}

async function shutDown(signal: string, code: number): Promise<void> {
  setTimeout(() => process.exit(code === 0 ? 1 : code), HARD_EXIT_MS).unref();
  const server = await openedServer();
  log("info", "closing", { signal, streams: server?.streams.count() ?? 0 });
  if (server !== undefined) {
    server.draining = true;
    const deadline = performance.now() + FINISH_MS;
    while (server.inFlight > 0 && performance.now() < deadline)
      await new Promise((resolve) => setTimeout(resolve, STEP_MS));
    server.streams.cutAll();
    // Gives the sockets a moment to close before the database does.
    await new Promise((resolve) => setTimeout(resolve, STEP_MS));
    await server.close().catch(() => undefined);
  }
  log("info", "closed", { signal });
  process.exit(code);
}
