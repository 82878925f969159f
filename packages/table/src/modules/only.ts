/**
 * The one of all modules that answers, where one answer is all there is room for; undefined for none.
 * @param what for the error, a defect, where two would hide each other
 */
export function only<T>(found: readonly T[], what: string): T | undefined {
  if (found.length > 1) throw new Error(`${found.length} modules answer: ${what}`);
  return found[0];
}
