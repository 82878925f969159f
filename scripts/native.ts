/** How tests load the sources of packages: through Node, as the site does, and a quarter faster than through Vitest. */
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";

const tsx = pathToFileURL(createRequire(import.meta.url).resolve("tsx")).href;

/** For Vitest: packages of rules and the helpers of their tests load natively; only the tests go through Vitest. */
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
