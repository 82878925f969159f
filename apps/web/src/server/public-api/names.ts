/** A name that no field may have: shapes drop it silently, so it has to be looked for. */
export const UNFIT = "__proto__";

/** The path of the first field with that name, if any. Not recursive: bodies may be nested deeper than the stack. */
export function misnamed(body: unknown, text: string): string | undefined {
  // A quick check that nearly every body passes; names written with escapes are found too.
  if (!text.includes(UNFIT) && !text.includes("\\u")) return undefined;
  const todo: (readonly [value: unknown, path: string])[] = [[body, ""]];
  for (let next = todo.pop(); next !== undefined; next = todo.pop()) {
    const [value, path] = next;
    if (typeof value !== "object" || value === null) continue;
    for (const [key, inner] of Object.entries(value)) {
      const at = path === "" ? key : `${path}.${key}`;
      if (key === UNFIT) return at;
      todo.push([inner, at]);
    }
  }
  return undefined;
}
