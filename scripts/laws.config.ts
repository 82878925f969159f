/** The tests of every package of rules in one run of Vitest, for `npm test`: none of them waits for anything. */
export default { test: { maxWorkers: 2, projects: ["packages/*", "!packages/ui"] } };
