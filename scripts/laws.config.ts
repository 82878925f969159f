/** The tests of every package of rules in one run of Vitest, for `npm test`: none of them waits for anything. */
import { native } from "./native";

export default {
  test: {
    ...native,
    // As one project: two processes read the sources of all packages once, where each package would have two of its own.
    include: ["packages/!(ui)/test/**/*.test.ts"],
    setupFiles: ["packages/engine/test/support/fixed-seed.ts"],
    maxWorkers: 2,
    isolate: false,
    testTimeout: 0,
  },
};
