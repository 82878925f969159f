/** The unit and law tests of every package in one run of Vitest, for `npm test`. */
import path from "node:path";
import { projects } from "../apps/web/vitest.config";

const web = path.resolve(import.meta.dirname, "../apps/web");

export default {
  test: {
    maxWorkers: 2,
    projects: ["packages/*", ...projects.map((project) => ({ ...project, root: web }))],
  },
};
