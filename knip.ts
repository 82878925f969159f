import type { KnipConfig } from "knip";

/** What a stylesheet imports, in the words of a module, so that packages used only by CSS are seen. */
const cssImports = (text: string) =>
  [...text.matchAll(/@(?:import|plugin)\s+(?:url\()?["']([^"']+)["']/g)]
    .map(([, name]) => `import "${name}";`)
    .join("\n");

const tests = "test/**/*.test.{ts,tsx}";

const config: KnipConfig = {
  compilers: { css: cssImports },
  workspaces: {
    ".": {
      entry: ["scripts/*.{mjs,ts}", "scripts/check/*.ts", "deploy/*.mjs"],
      project: ["{scripts,deploy}/**/*.{mjs,ts,css}"],
    },
    "packages/engine": { entry: [tests, "bench/*.ts"], project: ["{src,test,bench}/**/*.{ts,css}"] },
    "packages/rulebook": {
      // What is published as the command is made from there by scripts/package.
      entry: [tests, "cli/stillwater.ts"],
      project: ["{src,cli,scripts,test}/**/*.{ts,css}"],
    },
    "packages/companion": { entry: [tests, "scripts/*.ts"], project: ["{src,test,scripts}/**/*.{ts,css}"] },
    "packages/crew": {
      entry: [tests, "bench/*.ts", "scripts/*.ts"],
      project: ["{src,test,bench,scripts}/**/*.{ts,css}"],
    },
    "packages/analysis": {
      entry: [tests, "scripts/*.ts"],
      project: ["{src,test,scripts}/**/*.{ts,css}"],
    },
    "packages/lookup": {
      entry: [tests],
      project: ["{src,test,scripts}/**/*.{ts,css}"],
    },
    "packages/table": { entry: [tests], project: ["{src,test}/**/*.ts"] },
    "packages/ui": {
      entry: [tests, "scripts/*"],
      project: ["{src,test,scripts}/**/*.{ts,tsx,css}"],
    },
    "apps/web": {
      // types.ts only tells next-intl about the messages.
      // worker.ts is bundled by app/offline, which names it as a text.
      entry: [
        tests,
        "test/server/support/*.ts",

        "src/server/upkeep/command.ts",
        // Bundled by crew-program.mjs for the threads of the quiet crew.
        "src/server/crew/program.ts",
        "src/i18n/types.ts",
        "src/offline/worker.ts",
        "load/index.ts",
        "storm/index.ts",
        // What servers are started with in a storm.
        "storm/faults.mjs",
      ],
      project: ["{src,test,load,storm}/**/*.{ts,tsx,css}", "*.mjs"],
      // Tests start child processes with `--import tsx`.
      ignoreDependencies: ["tsx"],
      // Part of every Linux; tests that want a disk of their own do without where they may not mount one.
      ignoreBinaries: ["mount", "umount"],
    },
    e2e: {
      entry: [
        "{specs,pictures,performance}/*.{spec,pictures,performance}.ts",
        "*.config.ts",
        "performance/report.ts",
      ],
      project: ["**/*.{ts,css}"],
      // Its built file is put into pages as a text.
      ignoreDependencies: ["web-vitals"],
    },
  },
};

export default config;
