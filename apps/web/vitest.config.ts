import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";

const alias = { "@": fileURLToPath(new URL("./src", import.meta.url)) };
// A slow clock is no mistake of a screen or a desk: a limit only ends what would never come.
const patience = { testTimeout: 300_000, hookTimeout: 300_000 };
// What draws or keeps something in a browser is a `.tsx` or a `.dom` of the web and has a window of its own. What a test file
// has read serves the next, but for those that put something in a module's place, which have their modules to themselves.
const screens = readdirSync(path.join(import.meta.dirname, "test/web"), { recursive: true, encoding: "utf8" })
  .filter((name) => /\.test\.tsx$|\.dom\.test\.ts$/.test(name))
  .map((name) => `test/web/${name.split(path.sep).join("/")}`);
const replacesModules = (file: string): boolean =>
  /\bvi\.(?:mock|doMock|resetModules)\(/.test(readFileSync(path.join(import.meta.dirname, file), "utf8"));

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
  ...[true, false].map((isolate) => ({
    plugins: [react()],
    resolve: { alias },
    test: {
      ...patience,
      name: isolate ? "web-screens-apart" : "web-screens",
      environment: "jsdom",
      include: screens.filter((file) => replacesModules(file) === isolate),
      setupFiles: ["test/web/patience.ts"],
      isolate,
    },
  })),
] satisfies TestProjectInlineConfiguration[];

// Two workers, as the engine's: the default leaves one of two cores idle.
export default defineConfig({ test: { maxWorkers: 2, projects } });
