/** Seeds of games that are dealt in a browser: short enough to be read out, long enough not to be guessed. */

import { DIGITS, readDigits } from "@/game/digits";

const LENGTH = 12;

/** `v1:` and twelve digits, sixty bits of chance: nobody plays against anybody on one device. */
export function newSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(LENGTH));
  return `v1:${[...bytes].map((byte) => DIGITS[byte & 31]).join("")}`;
}

/** A seed in what somebody typed, however it is written; null if it is none. */
export function readSeed(typed: string): string | null {
  const digits = readDigits(typed.replace(/[\s-]/g, "").slice(-LENGTH), LENGTH);
  return digits === null ? null : `v1:${digits}`;
}
