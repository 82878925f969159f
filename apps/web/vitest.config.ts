import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

const alias = { "@": fileURLToPath(new URL("./src", import.meta.url)) };

export default defineConfig({
  test: {
    projects: [
      {
        resolve: { alias },
        test: {
          name: "server",
          environment: "node",
          include: ["test/server/**/*.test.ts"],
          globalSetup: ["test/server/support/global.ts"],
          testTimeout: 60_000,
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
        },
      },
    ],
  },
});
