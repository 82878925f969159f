// `npm run storm`: installs, builds, and runs ten minutes of everything that can go wrong on a site of its own, on SQLite
// and on PostgreSQL (STORM_MINUTES makes it shorter, STORM_SEED repeats one). Fails if anything is lost.
import path from "node:path";
import {
  build,
  environment,
  installDependencies,
  providePostgres,
  requireNode,
  root,
  run,
  say,
} from "./setup.mjs";

requireNode();
if (!(await installDependencies()) || !(await build())) process.exit(1);
await providePostgres();
say("A storm over a site of its own.");
const house = path.join(root, "apps/web");
process.exitCode = await run(path.join(house, "node_modules/.bin/tsx"), ["storm/index.ts"], {
  cwd: house,
  env: environment,
});
