/** A list that only grows at its end. */
export interface Grown {
  readonly all: readonly string[];
  /** What stands in it, and nobody names any more. */
  readonly lost: readonly string[];
}

/** A list as it is, with what is named and not yet in it after all others, each once. */
export function grown(list: readonly string[], named: readonly string[]): Grown {
  return { all: [...new Set([...list, ...named])], lost: list.filter((id) => !named.includes(id)) };
}
