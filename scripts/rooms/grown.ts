/** A list that only grows at its end. */
export interface Grown {
  readonly all: readonly string[];
  /** What is in it, but no longer named by anybody. */
  readonly lost: readonly string[];
}

/** The list as it is, followed by the named entries that it lacks, each once. */
export function grown(list: readonly string[], named: readonly string[]): Grown {
  return { all: [...new Set([...list, ...named])], lost: list.filter((id) => !named.includes(id)) };
}
