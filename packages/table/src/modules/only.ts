/**
 * The one answer that any module gives, where only one is allowed; undefined if none answers.
 * @param what names the answer in the error; two answers are a defect, since one would hide the other
 */
export function only<T>(found: readonly T[], what: string): T | undefined {
  if (found.length > 1) throw new Error(`${found.length} modules answer: ${what}`);
  return found[0];
}
