// Measures the pages on a slow phone and writes docs/performance.md: installs, builds, and has a browser visit each page 15
// times. If the browser gets too little processor time, it leaves each page after three visits, says so and writes nothing.
// `RUNS=1 PAGES=home npm run performance` visits the given pages that often, and only prints.
import path from "node:path";
import {
  build,
  environment,
  installDependencies,
  provideChromium,
  requireNode,
  root,
  run,
  say,
} from "./setup.mjs";

requireNode();
if (!(await installDependencies()) || !(await build()) || !(await provideChromium())) process.exit(1);
say("Visiting the pages on a slow phone (about forty minutes; leave the machine alone meanwhile).");
const house = path.join(root, "e2e");
const playwright = path.join(house, "node_modules/.bin/playwright");
const some = process.env.PAGES === undefined ? [] : ["--grep", process.env.PAGES];
process.exitCode = await run(playwright, ["test", "--config=performance.config.ts", ...some], {
  cwd: house,
  env: environment,
});
