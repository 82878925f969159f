import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/**/*.test.{ts,tsx}"],
    css: true,
    maxWorkers: 2,
    // Each file removes what it has drawn, so that files can share the modules that were loaded.
    isolate: false,
    // A slow machine is no fault of the components.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
