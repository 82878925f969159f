import { fileURLToPath } from "node:url";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";

const alias = { "@": fileURLToPath(new URL("./src", import.meta.url)) };
// A slow machine is no error of a screen or a desk: a limit only ends what would never come.
const patience = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 240_000 } } };
// Tests that draw or store something in a browser are `.tsx` or `.dom` files of the web and get a window; each-file.ts
// clears it.
const screens = ["test/web/**/*.test.tsx", "test/web/**/*.dom.test.ts"];

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
    resolve: { alias },
    test: {
      ...patience,
      name: "web-screens",
      environment: "jsdom",
      include: screens,
      setupFiles: ["test/web/each-file.ts"],
      isolate: false,
    },
  },
] satisfies TestProjectInlineConfiguration[];

// Two workers, as for the engine: the default leaves one of two cores idle.
export default defineConfig({ test: { maxWorkers: 2, projects } });
