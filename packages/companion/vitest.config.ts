import { defineConfig } from "vitest/config";
import { native } from "../../scripts/native";

export default defineConfig({
  // Nothing here leaves anything behind: what a test file has read, the next one need not read again.
  test: { ...native, include: ["test/**/*.test.ts"], maxWorkers: 2, isolate: false, testTimeout: 0 },
});
