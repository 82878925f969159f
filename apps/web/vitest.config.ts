import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

const alias = { "@": fileURLToPath(new URL("./src", import.meta.url)) };

export default defineConfig({
  test: {
    // As the engine's: the default leaves one of two cores idle.
    maxWorkers: 2,
    projects: [
      {
        resolve: { alias },
        test: {
          name: "server",
          environment: "node",
          include: ["test/server/**/*.test.ts"],
          globalSetup: ["test/server/support/global.ts"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          env: { LOG_LEVEL: "silent" },
        },
      },
      {
        plugins: [react()],
        resolve: { alias },
        test: {
          name: "web",
          environment: "jsdom",
          include: ["test/web/**/*.test.ts", "test/web/**/*.test.tsx"],
          setupFiles: ["test/web/patience.ts"],
          // A slow clock is no mistake of a screen.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
