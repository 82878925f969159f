/** Starts a site for a load test, and measures how much of the machine it uses. */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { StorePlace } from "@/server/storage/store";

const WEB = path.resolve(import.meta.dirname, "..");
const START_MS = 60_000;
/** If the server uses less than this many seconds of processor time in one second, it counts as idle. */
const STILL_S = 0.03;

export interface Site {
  readonly at: string;
  /** The seconds of processor time that the server has used so far. */
  readonly processor: () => number;
  /** Where it keeps its data. */
  readonly place: StorePlace;
  /** Resolves when the server is idle. After its start it still prepares the search of the rules for a while. */
  readonly settled: () => Promise<void>;
  /** Its resident memory in MB. */
  readonly memory: () => number;
  readonly stop: () => Promise<void>;
}

/** Starts the built site on a port, with an empty database of its own unless DATABASE_URL names one. */
export async function startSite(port: number, scale: number): Promise<Site> {
  const folder = mkdtempSync(path.join(tmpdir(), "stillwater-load-"));
  const child = spawn(process.execPath, ["server.mjs"], {
    cwd: WEB,
    env: {
      ...process.env,
      ...{ NODE_ENV: "production", PORT: String(port), BIND_ADDRESS: "127.0.0.1" },
      ...{
        DATA_DIR: folder,
        LIMIT_SCALE: String(scale),
        LOG_LEVEL: "error",
        DEALS_AHEAD: "0",
        TRUSTED_PROXY_HOPS: "1",
      },
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const at = `http://127.0.0.1:${port}`;
  await untilReady(at, child);
  // The sum of the times of all threads, which are in nanoseconds. The time of the whole process is only known in
  // hundredths of a second.
  const processor = (): number => {
    const threads = `/proc/${child.pid}/task`;
    const spent = readdirSync(threads).map((thread) =>
      Number(readFileSync(`${threads}/${thread}/schedstat`, "utf8").split(" ")[0]),
    );
    return spent.reduce((sum, one) => sum + one, 0) / 1e9;
  };
  const { DATABASE_URL: url = "" } = process.env;
  return {
    at,
    place: url === "" ? { folder } : { url },
    processor,
    settled: async () => {
      for (let before = -1; processor() - before > STILL_S; ) {
        before = processor();
        await new Promise((resolve) => setTimeout(resolve, 1_000));
      }
    },
    memory: () => {
      const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, "utf8")) ?? [];
      return Number(kilobytes) / 1024;
    },
    stop: () =>
      new Promise((resolve) => {
        child.once("exit", () => {
          rmSync(folder, { recursive: true, force: true });
          resolve();
        });
        child.kill("SIGTERM");
      }),
  };
}

async function untilReady(at: string, child: ChildProcess): Promise<void> {
  for (const deadline = Date.now() + START_MS; Date.now() < deadline; ) {
    if (child.exitCode !== null) throw new Error(`the site ended with ${child.exitCode}`);
    const ready = await fetch(`${at}/api/readyz`).catch(() => null);
    if (ready?.ok === true) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error("the site did not become ready");
}
