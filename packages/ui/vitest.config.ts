import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [react()],
  test: {
    include: ["test/**/*.test.{ts,tsx}"],
    css: true,
    maxWorkers: 2,
    // A slow clock is no mistake of a card.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
