import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/**/*.test.{ts,tsx}"],
    css: true,
    maxWorkers: 2,
    // Each file clears away what it has drawn, and serves the next one with what it has read.
    isolate: false,
    // A slow clock is no mistake of a card.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
