// `npm run dev`: installs, and serves the sources with hot reload, on a database separate from that of `npm start`.
import { mkdirSync } from "node:fs";
import path from "node:path";
import { environment, installDependencies, requireNode, root, run, say } from "./setup.mjs";

requireNode();
if (!(await installDependencies())) process.exit(1);
const port = process.env.PORT ?? "3000";
say(`Starting Stillwater in development on http://localhost:${port} (Ctrl-C stops it).`);
// Never the data of a served site: changed sources may change its schema.
const own = path.join(root, "data/dev");
// The server makes no folder in one that is not there either, as in a fresh copy of the repository.
if (process.env.DEV_DATA_DIR === undefined) mkdirSync(own, { recursive: true });
process.exitCode = await run(process.execPath, ["server.mjs", "dev"], {
  cwd: path.join(root, "apps/web"),
  env: {
    ...environment,
    DATABASE_URL: undefined,
    PORT: port,
    DATA_DIR: path.resolve(root, process.env.DEV_DATA_DIR ?? own),
  },
});
