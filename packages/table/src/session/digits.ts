/** The digits of codes that people read out and type: Crockford's, which cannot be mistaken for one another. */

export const DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Reads digits, and corrects letters that look like digits; null unless there are exactly `length` of them. */
export function readDigits(typed: string, length: number): string | null {
  const digits = typed.toUpperCase().replaceAll("O", "0").replace(/[IL]/g, "1");
  return digits.length === length && [...digits].every((digit) => DIGITS.includes(digit)) ? digits : null;
}
