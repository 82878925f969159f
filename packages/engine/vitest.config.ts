import { defineConfig } from "vitest/config";
import { native } from "../../scripts/native";

export default defineConfig({
  test: {
    ...native,
    include: ["test/**/*.test.ts"],
    setupFiles: ["test/support/fixed-seed.ts"],
    // A small machine has two cores; a slow one should not fail a law by its clock.
    maxWorkers: 2,
    // The tests leave nothing behind, so each test file can reuse what earlier ones have loaded and warmed up.
    isolate: false,
    testTimeout: 0,
  },
});
