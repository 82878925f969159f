import type { KnipConfig } from "knip";

/** What a stylesheet imports, in the words of a module, so that packages used only by CSS are seen. */
const cssImports = (text: string) =>
  [...text.matchAll(/@(?:import|plugin)\s+(?:url\()?["']([^"']+)["']/g)]
    .map(([, name]) => `import "${name}";`)
    .join("\n");

const config: KnipConfig = {
  compilers: { css: cssImports },
  treatConfigHintsAsErrors: false,
  workspaces: {
    ".": { entry: ["scripts/*.mjs"], project: ["scripts/**/*.mjs"] },
    "packages/*": {
      entry: ["test/**/*.test.{ts,tsx}", "bench/*.ts"],
      project: ["{src,test,bench}/**/*.{ts,tsx,css}"],
    },
    "apps/web": {
      entry: ["test/**/*.test.{ts,tsx}"],
      project: ["{src,test}/**/*.{ts,tsx,css}", "*.mjs"],
    },
    e2e: { entry: ["specs/*.spec.ts", "pictures/*.pictures.ts", "*.config.ts"], project: ["**/*.ts"] },
  },
};

export default config;
