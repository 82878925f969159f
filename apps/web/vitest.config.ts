import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";

const alias = { "@": fileURLToPath(new URL("./src", import.meta.url)) };
// A slow clock is no mistake of a screen or a desk: a limit only ends what would never come.
const patience = { testTimeout: 300_000, hookTimeout: 300_000 };
// What draws or keeps something in a browser, or puts something of ours in a module's place, is a `.tsx` or a `.dom` of the web
// and has its modules to itself. Nothing else leaves anything behind: what a test file has read serves the next.
export const projects = [
  {
    resolve: { alias },
    test: {
      ...patience,
      name: "server",
      include: ["test/server/**/*.test.ts"],
      globalSetup: ["test/server/support/global.ts"],
      env: { LOG_LEVEL: "silent" },
      isolate: false,
    },
  },
  {
    resolve: { alias },
    test: {
      ...patience,
      name: "web",
      include: ["test/web/**/*.test.ts"],
      exclude: ["**/*.dom.test.ts"],
      isolate: false,
    },
  },
  {
    plugins: [react()],
    resolve: { alias },
    test: {
      ...patience,
      name: "web-screens",
      environment: "jsdom",
      include: ["test/web/**/*.test.tsx", "test/web/**/*.dom.test.ts"],
      setupFiles: ["test/web/patience.ts"],
    },
  },
] satisfies TestProjectInlineConfiguration[];

// Two workers, as the engine's: the default leaves one of two cores idle.
export default defineConfig({ test: { maxWorkers: 2, projects } });
