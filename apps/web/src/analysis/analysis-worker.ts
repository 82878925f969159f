/** Starts the worker that writes the captain's log. */
export const beginAnalysis = (): Worker =>
  new Worker(new URL("./analysis.worker.ts", import.meta.url), { type: "module" });
