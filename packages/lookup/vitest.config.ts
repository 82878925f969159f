import { defineConfig } from "vitest/config";
import { native } from "../../scripts/native";

export default defineConfig({
  // Nothing here leaves anything behind, and the index takes long to read.
  test: { ...native, include: ["test/**/*.test.ts"], maxWorkers: 2, isolate: false, testTimeout: 0 },
});
