/** Seeds of games that are dealt in a browser: short enough to be read out, long enough not to be guessed. */

/** Crockford's digits: none of them is taken for another. */
const DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const LENGTH = 12;

/** `v1:` and twelve digits, sixty bits of chance: nobody plays against anybody on one device. */
export function newSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(LENGTH));
  return `v1:${[...bytes].map((byte) => DIGITS[byte & 31]).join("")}`;
}

/** A seed in what somebody typed, however it is written; null if it is none. */
export function readSeed(typed: string): string | null {
  const plain = typed.replace(/[\s-]/g, "").toUpperCase().replaceAll("O", "0").replace(/[IL]/g, "1");
  const digits = plain.slice(-LENGTH);
  return digits.length === LENGTH && [...digits].every((digit) => DIGITS.includes(digit))
    ? `v1:${digits}`
    : null;
}
