import { defineConfig } from "vitest/config";

export default defineConfig({
  // Nothing here leaves anything behind, and the index takes long to read.
  test: { include: ["test/**/*.test.ts"], maxWorkers: 2, isolate: false, testTimeout: 120_000 },
});
