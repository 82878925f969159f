// Bundles the program of the quiet crew's threads into one file that Node runs directly: after a build, and before
// development begins.
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const here = (/** @type {string} */ file) => fileURLToPath(new URL(file, import.meta.url));

await build({
  entryPoints: [here("src/server/crew/program.ts")],
  outfile: here(".next/crew.mjs"),
  bundle: true,
  platform: "node",
  format: "esm",
  target: "node20",
  tsconfig: here("tsconfig.json"),
  logLevel: "warning",
});
