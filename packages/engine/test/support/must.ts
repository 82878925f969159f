/** A check cheap enough to run a million times: vitest's own builds an object for each. */
export function must(condition: boolean, what: () => string): asserts condition {
  if (!condition) throw new Error(what());
}
