// Restarts a server that has ended because of an error of its own: what systemd and compose do where `npm start` does not.

/** The server's exit code after an error of its own (src/server/runtime/shutdown.ts of the site). */
const MISTAKE = 70;
/** After this many starts within this time, starting again does not help. */
const MOST_STARTS = 5;
const WITHIN_MS = 60_000;

/**
 * Runs a server, and restarts it when it has ended because of its own error or was killed by the system.
 * @param {() => import("node:child_process").ChildProcess} start
 * @param {{ again: () => void, ended: (code: number) => void }} hears of each start after the first, and of the end
 * @returns {{ end: (signal?: NodeJS.Signals) => void }} ends it: no more restarts, and sends a signal if one is given
 */
export function keepRunning(start, { again, ended }) {
  let ending = false;
  const starts = /** @type {number[]} */ ([]);
  const serve = () => {
    starts.push(performance.now());
    const child = start();
    child.on("exit", (code, signal) => {
      const lately = starts.filter((at) => performance.now() - at < WITHIN_MS).length;
      const isAsked = signal === "SIGTERM" || signal === "SIGINT";
      if ((code === MISTAKE || (signal !== null && !isAsked)) && !ending && lately < MOST_STARTS) {
        again();
        server = serve();
        return;
      }
      ended(code ?? (isAsked ? 0 : 1));
    });
    return child;
  };
  let server = serve();
  return {
    end: (signal) => {
      ending = true;
      if (signal !== undefined) server.kill(signal);
    },
  };
}
