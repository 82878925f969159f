// What the threads of the quiet crew run, as one file that Node reads as it is: after a build, and before development begins.
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
