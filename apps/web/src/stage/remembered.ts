/**
 * The same words for the same figures without asking for them again: a board names dozens of spaces at every tap.
 * Kept for as long as the function is, which should be made anew for another language.
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
