/** One process of the site, to be killed and started again under the same port. */
import { type ChildProcess, spawn } from "node:child_process";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { fileURLToPath } from "node:url";

const WEB = fileURLToPath(new URL("..", import.meta.url));
const FAULTS = fileURLToPath(new URL("faults.mjs", import.meta.url));

export interface Instance {
  readonly port: number;
  /** Ends it without warning, and starts it again; answers when it listens. */
  readonly killAndStart: () => Promise<void>;
  /** See faults.mjs. */
  readonly suffer: (fault: { readonly full?: boolean; readonly clock?: number }) => void;
  /** Asks it to end, and answers when it has. */
  readonly stop: () => Promise<void>;
}

/** Starts a program that serves the site on PORT and says a line when it listens. */
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
        ...{ NODE_ENV: "production", PORT: String(port), BIND_ADDRESS: "127.0.0.1", LOG_LEVEL: "silent" },
        ...{ LIMIT_SCALE: "100000", DATABASE_URL: "" },
        ...environment,
      },
      stdio: ["ignore", "pipe", "inherit", "ipc"],
    });
    await new Promise<void>((resolve, reject) => {
      child.stdout?.once("data", () => resolve());
      child.once("exit", (code) => reject(new Error(`the site ended with ${code} before it listened`)));
    });
    child.stdout?.resume();
    return child;
  };
  let child = await start();
  const ended = (): Promise<void> => new Promise((resolve) => child.once("exit", () => resolve()));
  return {
    port,
    killAndStart: async () => {
      const gone = ended();
      child.kill("SIGKILL");
      await gone;
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

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
