/** One process of the site, which can be killed and started again with the same port. */
import { type ChildProcess, spawn } from "node:child_process";
import { type AddressInfo, connect, createServer } from "node:net";
import { fileURLToPath } from "node:url";

const WEB = fileURLToPath(new URL("..", import.meta.url));
const FAULTS = fileURLToPath(new URL("faults.mjs", import.meta.url));

const LOOK_MS = 25;

export interface Instance {
  readonly port: number;
  /** Kills the process without warning. */
  readonly kill: () => Promise<void>;
  /** Starts the process again; resolves when it listens on its port. */
  readonly start: () => Promise<void>;
  /** Sends a fault to the process: a full disk or a changed clock. `faults.mjs` carries it out. */
  readonly suffer: (fault: { readonly full?: boolean; readonly clock?: number }) => void;
  /** Asks the process to end; resolves when it has ended. */
  readonly stop: () => Promise<void>;
}

/** Starts a program that serves the site on the port in the environment variable PORT. */
export async function startInstance(
  program: string,
  environment: Readonly<Record<string, string>>,
): Promise<Instance> {
  const port = await freePort();
  const start = async (): Promise<ChildProcess> => {
    const child = spawn(process.execPath, ["--import", FAULTS, program], {
      cwd: WEB,
      env: {
        ...process.env,
        ...{
          NODE_ENV: "production",
          PORT: String(port),
          BIND_ADDRESS: "127.0.0.1",
          LOG_LEVEL: process.env.LOG_LEVEL ?? "silent",
        },
        ...{ LIMIT_SCALE: "100000", DATABASE_URL: "" },
        ...environment,
      },
      stdio: ["ignore", process.stderr, "inherit", "ipc"],
    });
    while (!(await listens(port)))
      if (child.exitCode !== null)
        throw new Error(`the site ended with ${child.exitCode} before it listened`);
    return child;
  };
  let child = await start();
  const ended = (): Promise<void> => new Promise((resolve) => child.once("exit", () => resolve()));
  return {
    port,
    kill: async () => {
      const gone = ended();
      child.kill("SIGKILL");
      await gone;
    },
    start: async () => {
      child = await start();
    },
    suffer: (fault) => void (child.connected && child.send(fault)),
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = ended();
      child.kill("SIGTERM");
      await gone;
    },
  };
}

/** Whether a program accepts connections at a port. If none does, the answer comes after a short wait. */
function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = connect(port, "127.0.0.1");
    probe.once("connect", () => {
      probe.destroy();
      resolve(true);
    });
    probe.once("error", () => setTimeout(resolve, LOOK_MS, false));
  });
}

/** A port at which no program listens. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
