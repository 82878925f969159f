/** Names that no field can have: shapes leave them out without a word, so that they have to be looked for. */
export const UNFIT = "__proto__";

/** The path of the first field of such a name; undefined where there is none. Bodies may be nested deeper than the stack. */
export function misnamed(body: unknown, text: string): string | undefined {
  // Hardly any body has one; written in escapes it is found all the same.
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
