// `node deploy/pack.mjs FOLDER`: the built site with what it needs to run and nothing else, for a container or a service.
// In FOLDER/apps/web then: `node server.mjs` serves it, `node upkeep.mjs backup FILE` and the others keep its data.
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { environment, installDependencies, pnpm, requireNode, root, say } from "../scripts/setup.mjs";

requireNode();
const [target] = process.argv.slice(2);
if (target === undefined || (existsSync(target) && readdirSync(target).length > 0)) {
  say("Usage: node deploy/pack.mjs FOLDER (new, or empty)");
  process.exit(1);
}
if (!(await installDependencies())) process.exit(1);
say("Building the site (a minute or two).");
Object.assign(environment, { STILLWATER_PACK: "1" });
if ((await pnpm("--filter", "@stillwater/web", "build")) !== 0) process.exit(1);

const web = path.join(root, "apps/web");
const built = path.join(web, ".next/standalone");
const to = path.join(path.resolve(target), "apps/web");
mkdirSync(target, { recursive: true });
// Links between packages stay links within the folder.
cpSync(built, target, { recursive: true, verbatimSymlinks: true });
cpSync(path.join(web, ".next/static"), path.join(to, ".next/static"), { recursive: true });
rmSync(path.join(to, "server.js"), { force: true });
for (const file of ["server.mjs", "front.mjs", "smaller.mjs", ".next/crew.mjs"])
  cpSync(path.join(web, file), path.join(to, file));

// The build names what it does not bundle by a name of its own; the commands for the data ask for the plain one.
const OUTSIDE = ["better-sqlite3", "pg"];
for (const name of OUTSIDE) {
  const built = readdirSync(path.join(to, ".next/node_modules")).find((it) => it.startsWith(`${name}-`));
  const link = path.join(to, "node_modules", name);
  if (built !== undefined && !existsSync(link)) symlinkSync(`../.next/node_modules/${built}`, link);
}

// Installed only now.
const { build } = await import("esbuild");
await build({
  entryPoints: [path.join(web, "src/server/upkeep/command.ts")],
  outfile: path.join(to, "upkeep.mjs"),
  bundle: true,
  platform: "node",
  format: "esm",
  target: "node20",
  external: OUTSIDE,
  // What is bundled asks for Node's own modules the old way.
  banner: {
    js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);',
  },
  tsconfig: path.join(web, "tsconfig.json"),
});
say(`Packed into ${path.resolve(target)}.`);
