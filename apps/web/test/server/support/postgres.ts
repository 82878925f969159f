/**
 * A temporary PostgreSQL from Debian's package: a fresh folder, a unix socket, no network, deleted afterwards. If it cannot
 * be had, nothing is skipped: the tests fail and say what to install.
 */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";

const PACKAGES = "/usr/lib/postgresql";
const APT = "/usr/bin/apt-get";
const START_MS = 120_000;

export interface Postgres {
  readonly folder: string;
  /** The URL of its first database. */
  readonly url: string;
  /** Stops all its processes, as if its machine had lost power and come back; resolves when it is up again. */
  crash(): Promise<void>;
  stop(): Promise<void>;
}

interface User {
  readonly uid: number;
  readonly gid: number;
}

/** Starts a server; installs Debian's package first if it is missing and we may. */
export async function startPostgres(): Promise<Postgres> {
  const bin = binaries();
  // PostgreSQL refuses to run as root.
  const user = process.getuid?.() === 0 ? ordinaryUser() : undefined;
  const folder = mkdtempSync(path.join(tmpdir(), "stillwater-pg-"));
  if (user !== undefined) chownSync(folder, user.uid, user.gid);
  const data = path.join(folder, "data");
  const asUser = user === undefined ? {} : { uid: user.uid, gid: user.gid };
  const options = { cwd: folder, env: { ...process.env, LC_ALL: "C.UTF-8" }, ...asUser };
  execFileSync(
    path.join(bin, "initdb"),
    ["-D", data, "-A", "trust", "-U", "stillwater", "-E", "UTF8", "--no-sync"],
    { ...options, stdio: "ignore" },
  );
  const url = `postgresql://stillwater@localhost/postgres?host=${encodeURIComponent(folder)}`;
  const start = async (): Promise<ChildProcess> => {
    const settings = ["listen_addresses=", "fsync=off", "max_connections=100"].flatMap((one) => ["-c", one]);
    const args = ["-D", data, "-k", folder, ...settings];
    const server = spawn(path.join(bin, "postgres"), args, { ...options, stdio: "ignore" });
    await untilItAnswers(url, data, server);
    return server;
  };
  let server = await start();
  const end = (signal: "SIGINT" | "SIGQUIT"): Promise<void> =>
    new Promise((resolve) => {
      server.once("exit", () => resolve());
      server.kill(signal);
    });
  return {
    folder,
    url,
    crash: async () => {
      await end("SIGQUIT");
      server = await start();
    },
    stop: async () => {
      await end("SIGINT");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function binaries(): string {
  const found = (): string | undefined =>
    (existsSync(PACKAGES) ? readdirSync(PACKAGES) : [])
      .sort((a, b) => Number(b) - Number(a))
      .map((version) => path.join(PACKAGES, version, "bin"))
      .find((bin) => existsSync(path.join(bin, "initdb")));
  const bin = found();
  if (bin !== undefined) return bin;
  if (process.getuid?.() === 0) {
    process.stderr.write("Installing Debian's postgresql for the server tests…\n");
    execFileSync(APT, ["update", "-q"], { stdio: "ignore" });
    execFileSync(APT, ["install", "-qy", "--no-install-recommends", "postgresql"], {
      stdio: "ignore",
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
  }
  const installed = found();
  if (installed === undefined)
    throw new Error(`The server tests need PostgreSQL's programs in ${PACKAGES}: apt-get install postgresql`);
  return installed;
}

function ordinaryUser(): User {
  for (const name of ["postgres", "nobody"])
    try {
      const [uid, gid] = ["-u", "-g"].map((flag) =>
        Number(execFileSync("id", [flag, name], { encoding: "utf8" })),
      );
      if (uid !== undefined && gid !== undefined) return { uid, gid };
    } catch {
      // Try the next name.
    }
  throw new Error(
    "PostgreSQL does not run as root, and there is neither a user postgres nor nobody to run it as.",
  );
}

async function untilItAnswers(url: string, data: string, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + START_MS;
  for (;;) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended with ${server.exitCode} while starting.`);
    try {
      const [row] = await run(url, "show data_directory");
      if (row?.data_directory !== data)
        throw new Error(`another PostgreSQL answers, in ${row?.data_directory}`);
      return;
    } catch (cause) {
      if (Date.now() > deadline || (cause instanceof Error && cause.message.startsWith("another")))
        throw cause;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

/** Runs one statement on its own connection. */
export async function run(url: string, statement: string): Promise<Record<string, string>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, string>>(statement)).rows;
  } finally {
    await client.end();
  }
}
