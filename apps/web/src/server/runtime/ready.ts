/** Whether the server can do its work at the moment. */
import { theServer } from "./server";
import { storageReason } from "./storage-reason";

const ANSWER_MS = 500;

export interface Readiness {
  readonly ready: boolean;
  /** What is missing, as a word; null when ready. */
  readonly why: null | "draining" | "storage" | "storage-full" | "storage-gone" | "listener";
}

export async function readiness(): Promise<Readiness> {
  try {
    const server = await within(ANSWER_MS, theServer());
    if (server.draining) return { ready: false, why: "draining" };
    await within(ANSWER_MS, server.tools.store.check());
    if (server.listener?.up() === false) return { ready: false, why: "listener" };
    return { ready: true, why: null };
  } catch (cause) {
    return { ready: false, why: storageReason(cause) ?? "storage" };
  }
}

async function within<T>(ms: number, promise: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("too slow")), ms);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
