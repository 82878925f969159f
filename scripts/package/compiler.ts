import { createRequire } from "node:module";
import path from "node:path";

/** The program `tsc`: its package exposes it as a command only. */
export const TSC = path.join(
  path.dirname(createRequire(import.meta.url).resolve("typescript/package.json")),
  "bin/tsc",
);
