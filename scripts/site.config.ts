/** The tests of the site and of the packages it is drawn with in one run of Vitest, for `npm test`. */
import path from "node:path";
import { projects } from "../apps/web/vitest.config";
import ui from "../packages/ui/vitest.config";

const at = (folder: string) => path.resolve(import.meta.dirname, "..", folder);

// A third worker would read all sources once more, and that takes longer than the server's tests wait for processes and
// disks.
const maxWorkers = 2;

export default {
  test: {
    maxWorkers,
    projects: [
      { ...ui, root: at("packages/ui"), test: { ...ui.test, name: "ui", maxWorkers } },
      ...projects.map((project) => ({ ...project, root: at("apps/web") })),
    ],
  },
};
