import { defineConfig } from "vitest/config";
import { native } from "../../scripts/native";

export default defineConfig({
  // No test here leaves anything behind, so test files can share the modules that were loaded.
  test: { ...native, include: ["test/**/*.test.ts"], maxWorkers: 2, isolate: false, testTimeout: 0 },
});
