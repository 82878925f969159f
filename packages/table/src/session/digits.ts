/** Codes that people read out and type: Crockford's digits, none of which is taken for another. */

export const DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** What was typed as digits, with the letters that look like them put right; null unless there are exactly so many. */
export function readDigits(typed: string, length: number): string | null {
  const digits = typed.toUpperCase().replaceAll("O", "0").replace(/[IL]/g, "1");
  return digits.length === length && [...digits].every((digit) => DIGITS.includes(digit)) ? digits : null;
}
