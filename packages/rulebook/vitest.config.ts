import { defineConfig } from "vitest/config";

export default defineConfig({
  // Nothing here leaves anything behind: what a test file has read, the next one need not read again.
  test: { include: ["test/**/*.test.ts"], maxWorkers: 2, isolate: false, testTimeout: 120_000 },
});
