// Takes the pictures again: installs, builds, and has the tests' browser walk through games. `docs` are those of the README and
// those that the site shows of itself; `screens` are the main screens at three widths, by day and by night; without an argument
// it takes both.
import path from "node:path";
import { build, installDependencies, provideChromium, requireNode, root, run, say } from "./setup.mjs";

requireNode();
if (!(await installDependencies()) || !(await build()) || !(await provideChromium())) process.exit(1);
say("Taking the pictures.");
const house = path.join(root, "e2e");
const playwright = path.join(house, "node_modules/.bin/playwright");
const wanted = process.argv.slice(2).map((name) => `${name}.pictures.ts`);
process.exitCode = await run(playwright, ["test", "--config=pictures.config.ts", ...wanted], { cwd: house });
