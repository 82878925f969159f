import { defineConfig } from "vitest/config";
import { native } from "../../scripts/native";

export default defineConfig({
  test: {
    ...native,
    include: ["test/**/*.test.ts"],
    setupFiles: ["test/support/fixed-seed.ts"],
    // Two cores are what a small machine has; the clock of a slow one should not fail a law.
    maxWorkers: 2,
    // Nothing here leaves anything behind: what a test file has read and made fast serves the next one.
    isolate: false,
    testTimeout: 0,
  },
});
