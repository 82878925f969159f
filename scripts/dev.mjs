// `npm run dev`: installs and serves the sources with reload, on a database of its own beside that of `npm start`.
import path from "node:path";
import { environment, installDependencies, requireNode, root, run, say } from "./setup.mjs";

requireNode();
if (!(await installDependencies())) process.exit(1);
const port = process.env.PORT ?? "3000";
say(`Starting Stillwater in development on http://localhost:${port} (Ctrl-C stops it).`);
// Never the data of a site that is served: changed sources may change its shape.
process.exitCode = await run(process.execPath, ["server.mjs", "dev"], {
  cwd: path.join(root, "apps/web"),
  env: {
    ...environment,
    DATABASE_URL: undefined,
    PORT: port,
    DATA_DIR: path.resolve(root, process.env.DEV_DATA_DIR ?? "data/dev"),
  },
});
