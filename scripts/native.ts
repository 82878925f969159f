/** How tests load the sources of packages: by Node itself, as the site does, and a quarter faster than by Vitest. */
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";

const tsx = pathToFileURL(createRequire(import.meta.url).resolve("tsx")).href;

/** For Vitest: whatever rules are made of, and what tests of rules share; only the tests themselves go through Vitest. */
export const native = {
  execArgv: ["--import", tsx],
  server: {
    deps: {
      external: [
        /\/packages\/(?:analysis|companion|crew|engine|lookup|rulebook|table)\/(?!.*\.test\.ts$).*\.ts$/,
      ],
    },
  },
};
