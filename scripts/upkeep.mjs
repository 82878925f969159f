// `npm run backup`, `restore`, `check` and `move`: runs src/server/upkeep/command.ts of the site with the same settings.
import path from "node:path";
import { environment, installDependencies, requireNode, root, run } from "./setup.mjs";

requireNode();
if (!(await installDependencies())) process.exit(1);
// File names are relative to the folder in which the command was typed.
const from = process.env.INIT_CWD ?? process.cwd();
const web = path.join(root, "apps/web");
const loader = path.join(web, "node_modules/tsx/dist/loader.mjs");
const command = path.join(web, "src/server/upkeep/command.ts");
process.exitCode = await run(process.execPath, ["--import", loader, command, ...process.argv.slice(2)], {
  cwd: from,
  env: {
    ...environment,
    TSX_TSCONFIG_PATH: path.join(web, "tsconfig.json"),
    DATA_DIR: path.resolve(root, process.env.DATA_DIR ?? "data"),
  },
});
