/** The tests of all packages of rules in one run of Vitest, for `npm test`: none of them waits for anything. */
import { native } from "./native";

export default {
  test: {
    ...native,
    // One project: its two processes read the sources of all packages once; a project for each package would start two for
    // each.
    include: ["packages/!(ui)/test/**/*.test.ts"],
    setupFiles: ["packages/engine/test/support/fixed-seed.ts"],
    maxWorkers: 2,
    isolate: false,
    testTimeout: 0,
  },
};
