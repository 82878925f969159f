import type { Instrumentation } from "next";

/** Runs once when the server starts. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs" || process.env.NEXT_PHASE === "phase-production-build") return;
  const { startServer: start } = await import("./server/runtime/start");
  await start();
}

/** Logs a failed page under the digest that its reader is shown. */
export const onRequestError: Instrumentation.onRequestError = async (cause, _request, { routePath }) => {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { errorLine, log } = await import("./server/runtime/log");
  const digest = cause instanceof Error && "digest" in cause ? String(cause.digest) : "";
  log("error", "page failed", { request: digest, procedure: routePath, ...errorLine(cause) });
};
