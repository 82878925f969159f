// Takes the pictures in docs/ again: installs, builds, and lets the browser of the tests walk through a game.
import path from "node:path";
import { build, installDependencies, provideChromium, requireNode, root, run, say } from "./setup.mjs";

requireNode();
if (!(await installDependencies()) || !(await build()) || !(await provideChromium())) process.exit(1);
say("Taking the pictures.");
const house = path.join(root, "e2e");
const playwright = path.join(house, "node_modules/.bin/playwright");
process.exitCode = await run(playwright, ["test", "--config=pictures.config.ts"], { cwd: house });
