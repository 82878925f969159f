/**
 * Caches the words for the same arguments: a board names dozens of spaces at every tap. The cache lives as long as the
 * returned function, so create a new one for another language.
 */
export function remembered<Given extends readonly (string | number | boolean)[]>(
  say: (...given: Given) => string,
): (...given: Given) => string {
  const known = new Map<string, string>();
  return (...given) => {
    const key = given.join();
    const words = known.get(key) ?? say(...given);
    known.set(key, words);
    return words;
  };
}
