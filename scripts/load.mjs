// Load-tests a site of its own and prints the results: installs, builds, and plays. `npm run load` runs everything, `npm run
// load -- acts cost` parts of it; DATABASE_URL puts it on that (empty!) PostgreSQL. Writes nothing.
import path from "node:path";
import { build, environment, installDependencies, requireNode, root, run, say } from "./setup.mjs";

requireNode();
if (!(await installDependencies()) || !(await build())) process.exit(1);
say("Loading a site of its own (about half an hour for everything; leave the machine alone meanwhile).");
const house = path.join(root, "apps/web");
const tsx = path.join(house, "node_modules/.bin/tsx");
process.exitCode = await run(tsx, ["load/index.ts", ...process.argv.slice(2)], {
  cwd: house,
  env: environment,
});
