/** A program of the tests as one bundle: it starts with a fifth of the processor time that loading its modules takes. */
import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { onTestFinished } from "vitest";

const WEB = fileURLToPath(new URL("../../..", import.meta.url));
/** A folder where Node finds the packages that are not bundled. */
const FOLDER = path.join(WEB, "node_modules/.programs");

let made = 0;

/** The program of the quiet crew's threads. */
export const crewProgram = (): Promise<string> => bundled("../../../src/server/crew/program");

/** Bundles a module, named from this folder; the file is deleted after the test. */
export async function bundled(name: string): Promise<string> {
  mkdirSync(FOLDER, { recursive: true });
  const outfile = path.join(FOLDER, `${path.basename(name)}-${process.pid}-${++made}.mjs`);
  onTestFinished(() => rmSync(outfile, { force: true }));
  await build({
    entryPoints: [fileURLToPath(new URL(`${name}.ts`, import.meta.url))],
    outfile,
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    external: ["better-sqlite3", "pg", "piscina", "web-push"],
    // Bundled packages load Node's own modules with `require`.
    banner: {
      js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);',
    },
    tsconfig: path.join(WEB, "tsconfig.json"),
    logLevel: "warning",
  });
  return outfile;
}
